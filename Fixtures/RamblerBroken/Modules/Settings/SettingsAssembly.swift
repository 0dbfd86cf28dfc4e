import UIKit

final class SettingsAssembly { // = builder by name in Settings
    static func configureModule(
        moduleOutput: SettingsModuleOutput?, forecastPresenter: ForecastPresenter? = nil // ~ module_boundary: ForecastPresenter
    ) -> SettingsModuleCreationResult? {
        let interactor = SettingsInteractor(storage: SettingsStorage())
        let router = SettingsRouter()
        let presenter = SettingsPresenter(
            interactor: interactor, router: router, weatherService: WeatherService(),
            moduleOutput: moduleOutput ?? forecastPresenter)
        let viewController = SettingsViewController(output: presenter)
        return (viewController, presenter)
    }
}
