import Foundation

protocol ForecastInteractorOutput: AnyObject { // = presenter by conformer in Forecast
    func didObtain(forecasts: [DailyForecast])
    func didFailToObtainForecast()
}
