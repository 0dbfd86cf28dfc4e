import Foundation

protocol ContactListBusinessLogic { // = interactor by conformer in ContactList
    func showContacts(request: ContactList.ShowContacts.Request)
}

protocol ContactListDataStore {
    var contacts: [Contact]? { get }
}

class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore { // = interactor by name in ContactList
    var presenter: ContactListPresentationLogic?
    var worker: ContactListWorker?
    var contacts: [Contact]?

    // MARK: Show contacts

    func showContacts(request: ContactList.ShowContacts.Request) {
        worker?.fetchContacts { [weak self] contacts in
            self?.contacts = contacts
            let response = ContactList.ShowContacts.Response(contacts: contacts)
            self?.presenter?.presentContacts(response: response)
        }
    }
}
