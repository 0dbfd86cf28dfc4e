import Foundation

class ContactListInteractor: ContactListInteractorInputProtocol { // = interactor by name in ContactList
    weak var presenter: ContactListInteractorOutputProtocol?
    var localDatamanager: ContactListLocalDataManagerInputProtocol?

    func retrieveContacts() {
        do {
            let contacts = try localDatamanager?.retrieveContactList() ?? []
            presenter?.didRetrieveContacts(contacts)
        } catch {
            presenter?.didRetrieveContacts([])
        }
    }
}
