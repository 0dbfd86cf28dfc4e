import UIKit // ~ ui_import: UIKit

protocol ContactListBusinessLogic { // = interactor by conformer in ContactList
    func showContacts(request: ContactList.ShowContacts.Request)
}

protocol ContactListDataStore {
    var contacts: [Contact]? { get }
}

class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore { // = interactor by name in ContactList
    var presenter: ContactListPresenter? // ~ protocol_boundary: ContactListPresenter
    weak var viewController: ContactListDisplayLogic? // ~ layer_dependency: ContactListDisplayLogic
    weak var router: ContactListRoutingLogic? // ~ layer_dependency: ContactListRoutingLogic
    var worker: ContactListWorker?
    var contacts: [Contact]?

    // MARK: Show contacts

    func showContacts(request: ContactList.ShowContacts.Request) {
        viewController?.displayContacts(viewModel: emptyList())
        worker?.fetchContacts(for: request) { [weak self] contacts in
            self?.contacts = contacts
            let response = ContactList.ShowContacts.Response(contacts: contacts)
            self?.presenter?.presentContacts(response: response)
            if contacts.isEmpty {
                self?.router?.routeToAddContact(segue: nil)
            }
        }
    }

    private func emptyList() -> ContactList.ShowContacts.ViewModel { // ~ model_flow: ViewModel
        return .init(displayedContacts: [], contacts: [])
    }
}
