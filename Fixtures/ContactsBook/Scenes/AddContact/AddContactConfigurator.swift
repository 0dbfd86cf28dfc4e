import Foundation

final class AddContactConfigurator { // = builder by name in AddContact
    static let shared = AddContactConfigurator()

    private init() {}

    func configure(_ viewController: AddContactViewController) {
        let interactor = AddContactInteractor()
        let presenter = AddContactPresenter()
        let router = AddContactRouter()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        interactor.worker = AddContactWorker()
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
    }
}
