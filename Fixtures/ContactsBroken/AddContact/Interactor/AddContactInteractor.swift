import UIKit // ~ ui_import: UIKit

class AddContactInteractor: AddContactInteractorInputProtocol { // = interactor by name in AddContact
    weak var presenter: AddContactPresenter? // ~ protocol_boundary: AddContactPresenter
    weak var view: AddContactViewProtocol? // ~ layer_dependency: AddContactViewProtocol
    var localDatamanager: AddContactLocalDataManagerInputProtocol?

    func saveNewContact(firstName: String, lastName: String) {
        do {
            let contact = try localDatamanager?.createContact(
                firstName: firstName, lastName: lastName)
            if let contact = contact {
                presenter?.didSaveContact(contact)
            }
        } catch {
            view?.showMessage(error.localizedDescription, in: .red)
            presenter?.didFailToSaveContact()
        }
    }
}
