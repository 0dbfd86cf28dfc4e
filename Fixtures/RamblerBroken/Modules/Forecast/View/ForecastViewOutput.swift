import Foundation

protocol ForecastViewOutput: AnyObject { // = presenter by conformer in Forecast
    var router: ForecastRouterInput! { get } // ~ interface_leak

    func viewIsReady()
    func didPullToRefresh()
    func didTapSearch()
    func didTapSettings()
}
