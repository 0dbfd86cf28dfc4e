import Foundation

protocol ViewContactBusinessLogic { // = interactor by conformer in ViewContact
    func showContact(request: ViewContact.ShowContact.Request)
}

protocol ViewContactDataStore {
    var contact: Contact? { get set }
}

class ViewContactInteractor: ViewContactBusinessLogic, ViewContactDataStore { // = interactor by name in ViewContact
    var presenter: ViewContactPresentationLogic?
    var contact: Contact?

    func showContact(request: ViewContact.ShowContact.Request) {
        let response = ViewContact.ShowContact.Response(contact: contact)
        presenter?.presentContact(response: response)
    }
}
