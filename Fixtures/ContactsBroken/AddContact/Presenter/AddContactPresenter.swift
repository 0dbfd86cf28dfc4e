import UIKit // ~+ ui_type

class AddContactPresenter: AddContactPresenterProtocol { // = presenter by name in AddContact
    weak var view: AddContactViewProtocol?
    var interactor: AddContactInteractorInputProtocol?
    var wireFrame: AddContactWireFrameProtocol?
    var delegate: AddModuleDelegate? // ~ weak_back_reference: AddModuleDelegate
    var hostView: UIView? // ~ ui_type: UIView ~ weak_back_reference: UIView

    func prepare(with delegate: AddModuleDelegate) {
        self.delegate = delegate
    }

    func cancelAddContact() {
        guard let view = view else { return }
        wireFrame?.dismissAddContactInterface(from: view) { [weak delegate] in
            delegate?.didCancelAddContact()
        }
    }

    func addNewContact(firstName: String, lastName: String) {
        hostView?.endEditing(true)
        guard !firstName.isEmpty || !lastName.isEmpty else {
            view?.showMessage("Please fill in a name.", in: UIColor.orange) // ~ ui_type: UIColor
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
        view?.showMessage("The contact could not be saved.", in: UIColor.red) // ~+ ui_type
    }
}
