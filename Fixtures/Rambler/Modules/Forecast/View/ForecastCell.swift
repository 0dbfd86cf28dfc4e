import UIKit

final class ForecastCell: UITableViewCell { // = view by inherits in Forecast
    @IBOutlet private weak var dayLabel: UILabel!
    @IBOutlet private weak var rangeLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!

    func configure(with viewModel: ForecastDayViewModel) {
        dayLabel.text = viewModel.day
        rangeLabel.text = viewModel.range
        summaryLabel.text = viewModel.summary
    }
}
