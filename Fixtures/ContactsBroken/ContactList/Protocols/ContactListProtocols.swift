import UIKit

protocol ContactListViewProtocol: AnyObject { // = view by conformer in ContactList
    var presenter: ContactListPresenterProtocol? { get set } // ~ interface_leak

    // PRESENTER -> VIEW
    func didInsertContact(_ contact: Contact) // ~ entity_in_view: Contact
    func reloadInterface(with contacts: [Contact]) // ~+ entity_in_view
}

protocol ContactListWireFrameProtocol: AnyObject { // = router by conformer in ContactList
    static func createContactListModule() -> UIViewController

    // PRESENTER -> WIREFRAME
    func presentAddContactScreen(from view: ContactListViewProtocol)
}

protocol ContactListPresenterProtocol: AnyObject { // = presenter by conformer in ContactList
    var interactor: ContactListInteractorInputProtocol? { get set }
    var wireFrame: ContactListWireFrameProtocol? { get set } // ~ interface_leak

    // VIEW -> PRESENTER
    func viewDidLoad()
    func didClickOnSortButton(_ button: UIBarButtonItem) // ~ ui_type: UIBarButtonItem
}

protocol ContactListInteractorOutputProtocol: AnyObject { // = presenter by conformer in ContactList
    // INTERACTOR -> PRESENTER
    func didRetrieveContacts(_ contacts: [Contact])
}

protocol ContactListInteractorInputProtocol: AnyObject { // = interactor by conformer in ContactList
    // A requirement stores nothing, so it can hold nothing too strongly.
    var presenter: ContactListInteractorOutputProtocol? { get set }

    // PRESENTER -> INTERACTOR
    func retrieveContacts()
}

protocol ContactListLocalDataManagerInputProtocol: AnyObject { // = service by conformer in ContactList
    // INTERACTOR -> LOCALDATAMANAGER
    func retrieveContactList() throws -> [Contact]
}
