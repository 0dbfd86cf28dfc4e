import Foundation

class MainConfigurator: MainConfiguratorProtocol { // = builder by name in Main
    func configure(with viewController: MainViewController) {
        let storageService = StorageService()
        let currencyService = CurrencyService()
        let presenter = MainPresenter(view: viewController, storageService: storageService)
        let interactor = MainInteractor(presenter: presenter, currencyService: currencyService)
        let router = MainRouter(viewController: viewController)

        viewController.presenter = presenter
        viewController.storageService = storageService
        presenter.interactor = interactor
        presenter.router = router
        presenter.aboutConfigurator = AboutConfigurator()
        interactor.router = router
        router.interactor = interactor
        storageService.viewController = viewController
        currencyService.delegate = presenter
    }
}
