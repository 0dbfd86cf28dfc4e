import Foundation

protocol AddContactBusinessLogic { // = interactor by conformer in AddContact
    func saveContact(request: AddContact.SaveContact.Request)
}

protocol AddContactDataStore {
    var contact: Contact? { get }
}

class AddContactInteractor: AddContactBusinessLogic, AddContactDataStore { // = interactor by name in AddContact
    var presenter: AddContactPresentationLogic?
    var worker: AddContactWorker?
    var contact: Contact?

    func saveContact(request: AddContact.SaveContact.Request) {
        let contact = Contact(
            identifier: UUID(), firstName: request.firstName, lastName: request.lastName,
            phone: request.phone)
        worker?.save(contact) { [weak self] isSaved in
            self?.contact = isSaved ? contact : nil
            let response = AddContact.SaveContact.Response(contact: self?.contact)
            self?.presenter?.presentSavedContact(response: response)
        }
    }
}
