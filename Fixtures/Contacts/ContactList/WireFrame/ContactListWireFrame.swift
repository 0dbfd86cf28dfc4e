import UIKit

class ContactListWireFrame: ContactListWireFrameProtocol { // = router by name in ContactList
    class func createContactListModule() -> UIViewController {
        let navigationController = mainStoryboard.instantiateViewController(
            withIdentifier: "ContactsNavigationController")
        guard let view = navigationController.children.first as? ContactListView else {
            return UIViewController()
        }
        let presenter: ContactListPresenterProtocol & ContactListInteractorOutputProtocol =
            ContactListPresenter()
        let interactor: ContactListInteractorInputProtocol = ContactListInteractor()
        let localDataManager: ContactListLocalDataManagerInputProtocol = ContactLocalDataManager()
        let wireFrame: ContactListWireFrameProtocol = ContactListWireFrame()

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = localDataManager

        return navigationController
    }

    func presentAddContactScreen(from view: ContactListViewProtocol) {
        guard let delegate = view.presenter as? AddModuleDelegate else { return } // ~ reach_through

        let addContactView = AddContactWireFrame.createAddContactModule(with: delegate)
        if let sourceView = view as? UIViewController {
            sourceView.present(addContactView, animated: true, completion: nil)
        }
    }

    private static var mainStoryboard: UIStoryboard {
        return UIStoryboard(name: "Main", bundle: Bundle.main)
    }
}
