import UIKit

class AddContactViewController: UIViewController { // = view by inherits in Contacts
    @IBOutlet weak var firstNameTextField: UITextField!
    @IBOutlet weak var lastNameTextField: UITextField!
    @IBOutlet weak var phoneTextField: UITextField!
    @IBOutlet weak var messageLabel: UILabel!

    var contactViewModelController: ContactViewModelController?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstNameTextField.becomeFirstResponder()
    }

    // MARK: - Actions

    @IBAction func didClickOnDoneButton(_ sender: UIBarButtonItem) {
        contactViewModelController?.createContact(
            firstName: firstNameTextField.text ?? "",
            lastName: lastNameTextField.text ?? "",
            phone: phoneTextField.text ?? "",
            success: { [weak self] in self?.close() },
            failure: { [weak self] message in self?.messageLabel.text = message })
    }

    @IBAction func didClickOnCancelButton(_ sender: UIBarButtonItem) {
        close()
    }

    private func close() {
        dismiss(animated: true, completion: nil)
    }
}
