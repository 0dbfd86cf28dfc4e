import Swinject
import UIKit

final class ForecastRouter { // = router by name in Forecast
    weak var transitionHandler: UIViewController?

    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }
}

// MARK: - ForecastRouterInput

extension ForecastRouter: ForecastRouterInput {
    // A metatype handed to the resolver is how one builds another module here.
    func openCitySearch(moduleOutput: CitySearchModuleOutput) {
        let screen = resolver.resolve(CitySearchViewController.self, argument: moduleOutput)
        guard let viewController = screen else { return }
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
