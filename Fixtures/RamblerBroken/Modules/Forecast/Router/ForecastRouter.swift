import Swinject
import UIKit

final class ForecastRouter { // = router by name in Forecast
    var transitionHandler: UIViewController? // ~ weak_back_reference: UIViewController
    var interactor: ForecastInteractorInput? // ~ layer_dependency: ForecastInteractorInput
    var citySearchViewController: CitySearchViewController? // ~ module_boundary: CitySearchViewController
    var citySearchPresenter: CitySearchPresenter? // ~ module_boundary: CitySearchPresenter

    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }
}

// MARK: - ForecastRouterInput

extension ForecastRouter: ForecastRouterInput {
    func openHelp() {
        interactor?.obtainForecast()
        let help = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
        transitionHandler?.present(help, animated: true, completion: nil)
    }

    func openCitySearch(moduleOutput: CitySearchModuleOutput) {
        let screen = resolver.resolve(CitySearchViewController.self, argument: moduleOutput)
        guard let viewController = screen else { return }
        citySearchViewController = viewController
        transitionHandler?.navigationController?.pushViewController(viewController, animated: true)
    }

    func openSettings(moduleOutput: SettingsModuleOutput) {
        guard let module = SettingsAssembly.configureModule(moduleOutput: moduleOutput) else {
            return
        }
        module.input.configure(title: "Units")
        transitionHandler?.present(module.view, animated: true, completion: nil)
    }
}
