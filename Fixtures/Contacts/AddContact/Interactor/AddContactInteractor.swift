import Foundation

class AddContactInteractor: AddContactInteractorInputProtocol { // = interactor by name in AddContact
    weak var presenter: AddContactInteractorOutputProtocol?
    var localDatamanager: AddContactLocalDataManagerInputProtocol?

    func saveNewContact(firstName: String, lastName: String) {
        do {
            let contact = try localDatamanager?.createContact(
                firstName: firstName, lastName: lastName)
            if let contact = contact {
                presenter?.didSaveContact(contact)
            }
        } catch {
            presenter?.didFailToSaveContact()
        }
    }
}
