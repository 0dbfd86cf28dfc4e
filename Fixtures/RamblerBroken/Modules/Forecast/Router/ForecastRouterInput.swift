import Foundation

protocol ForecastRouterInput: AnyObject { // = router by conformer in Forecast
    func openHelp()
    func openCitySearch(moduleOutput: CitySearchModuleOutput)
    func openSettings(moduleOutput: SettingsModuleOutput)
}
