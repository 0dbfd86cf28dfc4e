import UIKit // ~+ ui_type

protocol ContactListPresentationLogic { // = presenter by conformer in ContactList
    func presentContacts(response: ContactList.ShowContacts.Response)
}

class ContactListPresenter: ContactListPresentationLogic { // = presenter by name in ContactList
    var viewController: ContactListDisplayLogic? // ~ weak_back_reference: ContactListDisplayLogic
    var interactor: ContactListBusinessLogic? // ~ layer_dependency: ContactListBusinessLogic

    // MARK: Show contacts

    func presentContacts(response: ContactList.ShowContacts.Response) {
        let displayedContacts = response.contacts.map { contact in
            ContactList.ShowContacts.ViewModel.DisplayedContact(
                name: "\(contact.firstName) \(contact.lastName)", phone: contact.phone,
                color: UIColor.black) // ~ ui_type: UIColor
        }
        let viewModel = ContactList.ShowContacts.ViewModel(
            displayedContacts: displayedContacts, contacts: response.contacts)
        viewController?.displayContacts(viewModel: viewModel)
        UserDefaults.standard.set(displayedContacts.count, forKey: "count") // ~ data_access: UserDefaults
    }

    func presentAgain() {
        let request = ContactList.ShowContacts.Request() // ~ model_flow: Request
        interactor?.showContacts(request: request)
    }
}
