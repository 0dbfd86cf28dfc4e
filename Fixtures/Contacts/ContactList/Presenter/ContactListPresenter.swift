import Foundation

class ContactListPresenter: ContactListPresenterProtocol { // = presenter by name in ContactList
    weak var view: ContactListViewProtocol?
    var interactor: ContactListInteractorInputProtocol?
    var wireFrame: ContactListWireFrameProtocol?

    func viewDidLoad() {
        interactor?.retrieveContacts()
    }

    func addNewContact(from view: ContactListViewProtocol) {
        wireFrame?.presentAddContactScreen(from: view)
    }

    private func viewModel(for contact: Contact) -> ContactViewModel {
        let names = [contact.firstName, contact.lastName].compactMap { $0 }
        return ContactViewModel(fullName: names.joined(separator: " "))
    }
}

// MARK: - ContactListInteractorOutputProtocol

extension ContactListPresenter: ContactListInteractorOutputProtocol {
    func didRetrieveContacts(_ contacts: [Contact]) {
        view?.reloadInterface(with: contacts.map(viewModel(for:)))
    }
}

// MARK: - AddModuleDelegate

extension ContactListPresenter: AddModuleDelegate {
    func didAddContact(_ contact: Contact) {
        view?.didInsertContact(viewModel(for: contact))
    }

    func didCancelAddContact() {}
}
