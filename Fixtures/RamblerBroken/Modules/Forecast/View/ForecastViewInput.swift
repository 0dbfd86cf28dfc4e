import Foundation

protocol ForecastViewInput: AnyObject { // = view by conformer in Forecast
    func setupInitialState(title: String)
    func show(days: [DailyForecast]) // ~ entity_in_view: DailyForecast
    func show(headline: ForecastDayViewModel)
    func show(errorMessage: String)
    func stopRefreshing()
}
