import UIKit

class AddContactView: UIViewController { // = view by inherits in AddContact
    @IBOutlet weak var firstNameTextField: UITextField!
    @IBOutlet weak var lastNameTextField: UITextField!

    var presenter: AddContactPresenterProtocol?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstNameTextField.becomeFirstResponder()
    }

    // MARK: - Actions

    @IBAction func didClickOnDoneButton(_ sender: UIBarButtonItem) {
        presenter?.addNewContact(
            firstName: firstNameTextField.text ?? "", lastName: lastNameTextField.text ?? "")
    }

    @IBAction func didClickOnCancelButton(_ sender: UIBarButtonItem) {
        presenter?.cancelAddContact()
    }
}

// MARK: - AddContactViewProtocol

extension AddContactView: AddContactViewProtocol {
    func showMessage(_ message: String) {
        let alert = UIAlertController(title: "Contacts", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
