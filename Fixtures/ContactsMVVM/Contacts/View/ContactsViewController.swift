import UIKit

class ContactsViewController: UIViewController { // = view by inherits in Contacts
    @IBOutlet weak var tableView: UITableView!

    fileprivate let contactViewModelController = ContactViewModelController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.dataSource = self
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
        if let viewModel = contactViewModelController.viewModel(at: indexPath.row) {
            (cell as? ContactsTableViewCell)?.configure(with: viewModel)
        }
        return cell
    }
}
