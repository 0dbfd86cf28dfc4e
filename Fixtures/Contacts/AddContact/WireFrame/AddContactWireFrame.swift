import UIKit

class AddContactWireFrame: AddContactWireFrameProtocol { // = router by name in AddContact
    class func createAddContactModule(with delegate: AddModuleDelegate) -> UIViewController {
        let navigationController = mainStoryboard.instantiateViewController(
            withIdentifier: "AddContactNavigationController")
        guard let view = navigationController.children.first as? AddContactView else {
            return UIViewController()
        }
        let presenter: AddContactPresenterProtocol & AddContactInteractorOutputProtocol =
            AddContactPresenter()
        let interactor: AddContactInteractorInputProtocol = AddContactInteractor()
        let wireFrame: AddContactWireFrameProtocol = AddContactWireFrame()

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        presenter.delegate = delegate
        interactor.presenter = presenter
        interactor.localDatamanager = ContactLocalDataManager()

        return navigationController
    }

    func dismissAddContactInterface(
        from view: AddContactViewProtocol, completion: (() -> Void)?
    ) {
        if let view = view as? UIViewController {
            view.dismiss(animated: true, completion: completion)
        }
    }

    private static var mainStoryboard: UIStoryboard {
        return UIStoryboard(name: "Main", bundle: Bundle.main)
    }
}
