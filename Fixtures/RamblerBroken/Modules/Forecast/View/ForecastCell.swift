import UIKit

final class ForecastCell: UITableViewCell { // = view by inherits in Forecast
    @IBOutlet private weak var dayLabel: UILabel!
    @IBOutlet private weak var rangeLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!

    func configure(with forecast: DailyForecast) { // ~ also? entity_in_view: DailyForecast
        dayLabel.text = DateFormatter().string(from: forecast.date)
        rangeLabel.text = "\(forecast.minimum) … \(forecast.maximum)"
        summaryLabel.text = forecast.summary
    }
}
