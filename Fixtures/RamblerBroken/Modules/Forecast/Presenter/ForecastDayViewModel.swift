import UIKit // ~+ ui_type

struct ForecastDayViewModel { // = view_model by name in Forecast
    let day: String
    let range: String
    let summary: String
    let color: UIColor // ~ note? ui_type: UIColor
    let forecast: DailyForecast // ~ entity_in_view: DailyForecast

    init(forecast: DailyForecast, formatter: DateFormatter) {
        self.forecast = forecast
        color = forecast.maximum > 30 ? .red : .darkGray
        day = formatter.string(from: forecast.date)
        range = "\(Int(forecast.minimum.rounded()))° … \(Int(forecast.maximum.rounded()))°"
        summary = forecast.summary.capitalized
    }
}
