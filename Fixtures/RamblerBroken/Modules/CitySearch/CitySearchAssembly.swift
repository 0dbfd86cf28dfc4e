import Swinject

final class CitySearchAssembly: Assembly { // = builder by name in CitySearch
    func assemble(container: Container) {
        container.register(CitySearchViewController.self) {
            (resolver, moduleOutput: CitySearchModuleOutput) in
            let interactor = CitySearchInteractor(
                weatherService: resolver.resolve(WeatherServiceProtocol.self)!)
            let router = CitySearchRouter()
            let presenter = CitySearchPresenter(
                interactor: interactor, router: router, moduleOutput: moduleOutput)
            let viewController = CitySearchViewController(output: presenter)

            interactor.outputs = [presenter]
            interactor.view = viewController
            interactor.limitHandler = router
            presenter.view = viewController
            router.viewController = viewController
            router.output = presenter
            viewController.interactor = interactor
            return viewController
        }
    }
}
