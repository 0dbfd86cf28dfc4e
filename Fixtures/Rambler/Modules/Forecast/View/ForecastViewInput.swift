import Foundation

protocol ForecastViewInput: AnyObject { // = view by conformer in Forecast
    func setupInitialState(title: String)
    func show(days: [ForecastDayViewModel])
    func show(errorMessage: String)
    func stopRefreshing()
}
