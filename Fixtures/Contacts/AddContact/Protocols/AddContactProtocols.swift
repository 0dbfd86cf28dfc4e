import UIKit

/// What the one who opened this screen is told.
protocol AddModuleDelegate: AnyObject { // = port
    func didAddContact(_ contact: Contact)
    func didCancelAddContact()
}

protocol AddContactViewProtocol: AnyObject { // = view by conformer in AddContact
    // Exposed, but only the wireframe's own assembly ever uses it.
    var presenter: AddContactPresenterProtocol? { get set }

    // PRESENTER -> VIEW
    func showMessage(_ message: String)
}

protocol AddContactWireFrameProtocol: AnyObject { // = router by conformer in AddContact
    static func createAddContactModule(with delegate: AddModuleDelegate) -> UIViewController

    // PRESENTER -> WIREFRAME
    func dismissAddContactInterface(
        from view: AddContactViewProtocol, completion: (() -> Void)?)
}

protocol AddContactPresenterProtocol: AnyObject { // = presenter by conformer in AddContact
    var view: AddContactViewProtocol? { get set }
    var interactor: AddContactInteractorInputProtocol? { get set }
    var wireFrame: AddContactWireFrameProtocol? { get set }
    var delegate: AddModuleDelegate? { get set }

    // VIEW -> PRESENTER
    func cancelAddContact()
    func addNewContact(firstName: String, lastName: String)
}

protocol AddContactInteractorOutputProtocol: AnyObject { // = presenter by conformer in AddContact
    // INTERACTOR -> PRESENTER
    func didSaveContact(_ contact: Contact)
    func didFailToSaveContact()
}

protocol AddContactInteractorInputProtocol: AnyObject { // = interactor by conformer in AddContact
    var presenter: AddContactInteractorOutputProtocol? { get set }
    var localDatamanager: AddContactLocalDataManagerInputProtocol? { get set }

    // PRESENTER -> INTERACTOR
    func saveNewContact(firstName: String, lastName: String)
}

protocol AddContactLocalDataManagerInputProtocol: AnyObject { // = service by conformer in AddContact
    // INTERACTOR -> LOCALDATAMANAGER
    func createContact(firstName: String, lastName: String) throws -> Contact
}
