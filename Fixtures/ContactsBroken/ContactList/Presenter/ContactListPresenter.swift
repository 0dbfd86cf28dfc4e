import UIKit // ~+ ui_type

class ContactListPresenter: ContactListPresenterProtocol { // = presenter by name in ContactList
    weak var view: ContactListView? // ~ protocol_boundary: ContactListView
    var interactor: ContactListInteractorInputProtocol?
    var wireFrame: ContactListWireFrameProtocol?
    var localDatamanager: ContactListLocalDataManagerInputProtocol? // ~ layer_dependency: ContactListLocalDataManagerInputProtocol

    private var isAscending = true

    func viewDidLoad() {
        interactor?.retrieveContacts()
    }

    func didClickOnSortButton(_ button: UIBarButtonItem) { // ~+ ui_type
        isAscending.toggle()
        button.title = isAscending ? "A-Z" : "Z-A"
        let contacts = (try? localDatamanager?.retrieveContactList()) ?? []
        view?.reloadInterface(with: sorted(contacts))
    }

    private func sorted(_ contacts: [Contact]) -> [Contact] {
        return contacts.sorted {
            isAscending ? $0.viewModel < $1.viewModel : $0.viewModel > $1.viewModel
        }
    }
}

// MARK: - ContactListInteractorOutputProtocol

extension ContactListPresenter: ContactListInteractorOutputProtocol {
    func didRetrieveContacts(_ contacts: [Contact]) {
        view?.reloadInterface(with: sorted(contacts))
    }
}

// MARK: - AddModuleDelegate

extension ContactListPresenter: AddModuleDelegate {
    func didAddContact(_ contact: Contact) {
        view?.didInsertContact(contact)
    }

    func didCancelAddContact() {}
}
