import Foundation

protocol ForecastViewOutput: AnyObject { // = presenter by conformer in Forecast
    func viewIsReady()
    func didPullToRefresh()
    func didTapSearch()
    func didTapSettings()
}
