import Swinject
import UIKit

final class ForecastAssembly: Assembly { // = builder by name in Forecast
    func assemble(container: Container) {
        container.register(ForecastInteractor.self) { (resolver, presenter: ForecastPresenter) in
            let interactor = ForecastInteractor(
                weatherService: resolver.resolve(WeatherServiceProtocol.self) as! WeatherService,
                cityStorage: resolver.resolve(CityStorageProtocol.self)!)
            interactor.output = presenter
            return interactor
        }

        container.register(ForecastRouter.self) { (resolver, viewController: ForecastViewController) in
            let router = ForecastRouter(resolver: resolver)
            router.transitionHandler = viewController
            return router
        }

        container.register(ForecastPresenter.self) { (resolver, viewController: ForecastViewController) in
            let presenter = ForecastPresenter()
            presenter.view = viewController
            viewController.weatherService = resolver.resolve(WeatherServiceProtocol.self)
            presenter.router = resolver.resolve(ForecastRouter.self, argument: viewController)
            presenter.interactor = resolver.resolve(ForecastInteractor.self, argument: presenter)
            return presenter
        }

        container.register(ForecastViewController.self) { resolver in
            let storyboard = UIStoryboard(name: "Forecast", bundle: nil)
            let identifier = String(describing: ForecastViewController.self)
            let viewController = storyboard.instantiateViewController(withIdentifier: identifier)
            let forecastViewController = viewController as! ForecastViewController
            forecastViewController.output = resolver.resolve(
                ForecastPresenter.self, argument: forecastViewController)
            return forecastViewController
        }
    }
}
