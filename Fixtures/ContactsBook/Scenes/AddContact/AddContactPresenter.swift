import Foundation

protocol AddContactPresentationLogic { // = presenter by conformer in AddContact
    func presentSavedContact(response: AddContact.SaveContact.Response)
}

class AddContactPresenter: AddContactPresentationLogic { // = presenter by name in AddContact
    weak var viewController: AddContactDisplayLogic?

    func presentSavedContact(response: AddContact.SaveContact.Response) {
        let message = response.contact == nil ? "The contact could not be saved." : nil
        let viewModel = AddContact.SaveContact.ViewModel(message: message)
        viewController?.displaySavedContact(viewModel: viewModel)
    }
}
