import UIKit

class ContactListWireFrame: ContactListWireFrameProtocol { // = router by name in ContactList
    // The face of another module's router is open, and closes a long cycle here.
    var addContactWireFrame: AddContactWireFrameProtocol?

    class func createContactListModule() -> UIViewController {
        let navigationController = mainStoryboard.instantiateViewController(
            withIdentifier: "ContactsNavigationController")
        guard let view = navigationController.children.first as? ContactListView else {
            return UIViewController()
        }
        let presenter = ContactListPresenter()
        let interactor = ContactListInteractor()
        let localDataManager = ContactLocalDataManager()
        let wireFrame = ContactListWireFrame()

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        presenter.localDatamanager = localDataManager
        interactor.presenter = presenter
        interactor.localDatamanager = localDataManager
        localDataManager.presenter = presenter
        wireFrame.addContactWireFrame = AddContactWireFrame()

        return navigationController
    }

    func presentAddContactScreen(from view: ContactListViewProtocol) {
        guard
            let sourceView = view as? UIViewController,
            let delegate = view.presenter as? AddModuleDelegate // ~ reach_through
        else { return }

        let screen = ContactListWireFrame.mainStoryboard.instantiateViewController(
            withIdentifier: "AddContactView")
        if let addContactView = screen as? AddContactView { // ~ module_boundary: AddContactView
            addContactView.presenter?.prepare(with: delegate) // ~+ module_boundary
            sourceView.present(addContactView, animated: true, completion: nil)
        }
    }

    private static var mainStoryboard: UIStoryboard {
        return UIStoryboard(name: "Main", bundle: Bundle.main)
    }
}
