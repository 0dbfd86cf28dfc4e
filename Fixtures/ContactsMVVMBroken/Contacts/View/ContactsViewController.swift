import UIKit

class ContactsViewController: UIViewController { // = view by inherits in Contacts
    @IBOutlet weak var tableView: UITableView!

    fileprivate let contactViewModelController = ContactViewModelController()
    private let dataManager = ContactLocalDataManager() // ~ layer_dependency: ContactLocalDataManager
    private var contacts: [Contact] = [] // ~ entity_in_view: Contact

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.dataSource = self
        contacts = (try? dataManager.retrieveContactList()) ?? []
        checkForUpdates()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        contactViewModelController.retrieveContacts({ [weak self] in
            self?.tableView.reloadData()
        }, failure: { [weak self] message in
            self?.showMessage(message)
        })
    }

    // MARK: - Actions

    @IBAction func didClickOnAddButton(_ sender: UIBarButtonItem) {
        let screen = storyboard?.instantiateViewController(withIdentifier: "AddContactScreen")
        guard let addContactViewController = screen as? AddContactViewController else { return }
        addContactViewController.contactViewModelController = contactViewModelController
        present(addContactViewController, animated: true, completion: nil)
    }

    @IBAction func didClickOnSettingsButton(_ sender: UIBarButtonItem) {
        let settingsViewController = SettingsViewController()
        navigationController?.pushViewController(settingsViewController, animated: true)
    }

    private func checkForUpdates() {
        guard let url = URL(string: "https://contacts.example.com/news") else { return }
        let task = URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in // ~ data_access: URLSession
            DispatchQueue.main.async { self?.navigationItem.prompt = data == nil ? nil : "News" }
        }
        task.resume()
    }

    private func showMessage(_ message: String) {
        let alert = UIAlertController(title: "Contacts", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}

// MARK: - UITableViewDataSource

extension ContactsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contactViewModelController.contactsCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath)
        (cell as? ContactsTableViewCell)?.configure(with: contacts[indexPath.row])
        return cell
    }
}
