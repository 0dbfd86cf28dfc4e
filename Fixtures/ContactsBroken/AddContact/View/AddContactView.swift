import UIKit

class AddContactView: UIViewController { // = view by inherits in AddContact
    @IBOutlet weak var firstNameTextField: UITextField!
    @IBOutlet weak var lastNameTextField: UITextField!

    var presenter: AddContactPresenterProtocol?
    var interactor: AddContactInteractorInputProtocol? // ~ layer_dependency: AddContactInteractorInputProtocol

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstNameTextField.becomeFirstResponder()
    }

    // MARK: - Actions

    @IBAction func didClickOnDoneButton(_ sender: UIBarButtonItem) {
        interactor?.saveNewContact(
            firstName: firstNameTextField.text ?? "", lastName: lastNameTextField.text ?? "")
    }

    @IBAction func didClickOnCancelButton(_ sender: UIBarButtonItem) {
        presenter?.cancelAddContact()
    }
}

// MARK: - AddContactViewProtocol

extension AddContactView: AddContactViewProtocol {
    func showMessage(_ message: String, in color: UIColor) {
        let alert = UIAlertController(title: "Contacts", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        alert.view.tintColor = color
        present(alert, animated: true, completion: nil)
    }
}
