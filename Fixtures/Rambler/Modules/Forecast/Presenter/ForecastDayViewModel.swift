import Foundation

struct ForecastDayViewModel { // = view_model by name in Forecast
    let day: String
    let range: String
    let summary: String

    init(forecast: DailyForecast, formatter: DateFormatter) {
        day = formatter.string(from: forecast.date)
        range = "\(Int(forecast.minimum.rounded()))° … \(Int(forecast.maximum.rounded()))°"
        summary = forecast.summary.capitalized
    }
}
