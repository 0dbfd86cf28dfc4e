import UIKit

class AddContactWireFrame: AddContactWireFrameProtocol { // = router by name in AddContact
    var presenter: AddContactPresenterProtocol? // ~ weak_back_reference: AddContactPresenterProtocol

    class func createAddContactModule(with delegate: AddModuleDelegate) -> UIViewController {
        let navigationController = mainStoryboard.instantiateViewController(
            withIdentifier: "AddContactNavigationController")
        guard let view = navigationController.children.first as? AddContactView else {
            return UIViewController()
        }
        let presenter = AddContactPresenter()
        let interactor = AddContactInteractor()
        let wireFrame = AddContactWireFrame()

        view.presenter = presenter
        view.interactor = interactor
        wireFrame.presenter = presenter
        presenter.view = view
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        presenter.delegate = delegate
        presenter.hostView = view.view
        interactor.presenter = presenter
        interactor.view = view
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
