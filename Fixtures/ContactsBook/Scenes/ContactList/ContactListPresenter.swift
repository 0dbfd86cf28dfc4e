import Foundation

protocol ContactListPresentationLogic { // = presenter by conformer in ContactList
    func presentContacts(response: ContactList.ShowContacts.Response)
}

class ContactListPresenter: ContactListPresentationLogic { // = presenter by name in ContactList
    weak var viewController: ContactListDisplayLogic?

    // MARK: Show contacts

    func presentContacts(response: ContactList.ShowContacts.Response) {
        let displayedContacts = response.contacts.map { contact in
            ContactList.ShowContacts.ViewModel.DisplayedContact(
                name: "\(contact.firstName) \(contact.lastName)", phone: contact.phone)
        }
        let viewModel = ContactList.ShowContacts.ViewModel(displayedContacts: displayedContacts)
        viewController?.displayContacts(viewModel: viewModel)
    }
}
