import Foundation

class ContactListInteractor: ContactListInteractorInputProtocol { // = interactor by name in ContactList
    var presenter: ContactListInteractorOutputProtocol? // ~ weak_back_reference: ContactListInteractorOutputProtocol
    var localDatamanager: ContactLocalDataManager? // ~ protocol_boundary: ContactLocalDataManager

    func retrieveContacts() {
        let contacts = (try? localDatamanager?.retrieveContactList()) ?? []
        let named = contacts.filter { contact in
            let viewModel = ContactViewModel(contact: contact) // ~ layer_dependency: ContactViewModel
            return !viewModel.fullName.isEmpty
        }
        presenter?.didRetrieveContacts(named)
    }
}
