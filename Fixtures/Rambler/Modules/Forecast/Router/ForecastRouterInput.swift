import Foundation

protocol ForecastRouterInput: AnyObject { // = router by conformer in Forecast
    func openCitySearch(moduleOutput: CitySearchModuleOutput)
    func openSettings(moduleOutput: SettingsModuleOutput)
}
