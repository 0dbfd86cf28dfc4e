import Foundation

class AddContactPresenter: AddContactPresenterProtocol { // = presenter by name in AddContact
    weak var view: AddContactViewProtocol?
    var interactor: AddContactInteractorInputProtocol?
    var wireFrame: AddContactWireFrameProtocol?
    weak var delegate: AddModuleDelegate?

    func cancelAddContact() {
        guard let view = view else { return }
        wireFrame?.dismissAddContactInterface(from: view) { [weak delegate] in
            delegate?.didCancelAddContact()
        }
    }

    func addNewContact(firstName: String, lastName: String) {
        guard !firstName.isEmpty || !lastName.isEmpty else {
            view?.showMessage("Please fill in a name.")
            return
        }
        interactor?.saveNewContact(firstName: firstName, lastName: lastName)
    }
}

// MARK: - AddContactInteractorOutputProtocol

extension AddContactPresenter: AddContactInteractorOutputProtocol {
    func didSaveContact(_ contact: Contact) {
        guard let view = view else { return }
        wireFrame?.dismissAddContactInterface(from: view) { [weak delegate] in
            delegate?.didAddContact(contact)
        }
    }

    func didFailToSaveContact() {
        view?.showMessage("The contact could not be saved.")
    }
}
