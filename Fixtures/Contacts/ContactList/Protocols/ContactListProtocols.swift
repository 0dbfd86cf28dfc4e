import UIKit

protocol ContactListViewProtocol: AnyObject { // = view by conformer in ContactList
    var presenter: ContactListPresenterProtocol? { get set } // ~ interface_leak

    // PRESENTER -> VIEW
    func didInsertContact(_ contact: ContactViewModel)
    func reloadInterface(with contacts: [ContactViewModel])
}

protocol ContactListWireFrameProtocol: AnyObject { // = router by conformer in ContactList
    static func createContactListModule() -> UIViewController

    // PRESENTER -> WIREFRAME
    func presentAddContactScreen(from view: ContactListViewProtocol)
}

protocol ContactListPresenterProtocol: AnyObject { // = presenter by conformer in ContactList
    var view: ContactListViewProtocol? { get set }
    var interactor: ContactListInteractorInputProtocol? { get set }
    var wireFrame: ContactListWireFrameProtocol? { get set }

    // VIEW -> PRESENTER
    func viewDidLoad()
    func addNewContact(from view: ContactListViewProtocol)
}

protocol ContactListInteractorOutputProtocol: AnyObject { // = presenter by conformer in ContactList
    // INTERACTOR -> PRESENTER
    func didRetrieveContacts(_ contacts: [Contact])
}

protocol ContactListInteractorInputProtocol: AnyObject { // = interactor by conformer in ContactList
    var presenter: ContactListInteractorOutputProtocol? { get set }
    var localDatamanager: ContactListLocalDataManagerInputProtocol? { get set }

    // PRESENTER -> INTERACTOR
    func retrieveContacts()
}

protocol ContactListLocalDataManagerInputProtocol: AnyObject { // = service by conformer in ContactList
    // INTERACTOR -> LOCALDATAMANAGER
    func retrieveContactList() throws -> [Contact]
}
