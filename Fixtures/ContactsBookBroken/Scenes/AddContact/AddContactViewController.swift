import UIKit

protocol AddContactDisplayLogic: AnyObject { // = view by conformer in AddContact
    func displaySavedContact(viewModel: AddContact.SaveContact.ViewModel)
}

class AddContactViewController: UIViewController, AddContactDisplayLogic { // = view by inherits in AddContact
    @IBOutlet weak var firstNameTextField: UITextField!
    @IBOutlet weak var lastNameTextField: UITextField!
    @IBOutlet weak var phoneTextField: UITextField!

    var interactor: AddContactInteractor? // ~ protocol_boundary: AddContactInteractor
    var router: AddContactRouter? // ~ protocol_boundary: AddContactRouter
    private let worker = AddContactWorker() // ~ layer_dependency: AddContactWorker

    override func awakeFromNib() {
        super.awakeFromNib()
        AddContactConfigurator.shared.configure(self)
    }

    @IBAction func reportButtonTapped(_ sender: UIBarButtonItem) {
        guard let url = URL(string: "https://contacts.example.com/report") else { return }
        URLSession.shared.dataTask(with: url).resume() // ~ data_access: URLSession
    }

    @IBAction func copyButtonTapped(_ sender: UIBarButtonItem) {
        guard let contact = interactor?.contact else { return } // ~ entity_in_view: AddContactViewController takes the entity Contact
        worker.save(contact) { [weak self] isSaved in self?.title = isSaved ? "Saved" : nil }
    }

    @IBAction func saveButtonTapped(_ sender: UIBarButtonItem) {
        let request = AddContact.SaveContact.Request(
            firstName: firstNameTextField.text ?? "",
            lastName: lastNameTextField.text ?? "",
            phone: phoneTextField.text ?? "")
        interactor?.saveContact(request: request)
    }

    func displaySavedContact(viewModel: AddContact.SaveContact.ViewModel) {
        guard let message = viewModel.message else {
            router?.routeToContactList(segue: nil)
            return
        }
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
