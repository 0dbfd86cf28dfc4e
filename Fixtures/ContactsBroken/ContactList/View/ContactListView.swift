import UIKit

class ContactListView: UIViewController { // = view by inherits in ContactList
    @IBOutlet weak var tableView: UITableView!

    var presenter: ContactListPresenterProtocol?

    private let dataManager = ContactLocalDataManager() // ~ layer_dependency: ContactLocalDataManager
    private var contactList: [Contact] = [] // ~+ entity_in_view

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(dataManager.retrieveViewModels().count) Contacts"
        presenter?.viewDidLoad()
    }

    @IBAction func didClickOnAddButton(_ sender: UIBarButtonItem) {
        presenter?.wireFrame?.presentAddContactScreen(from: self) // ~ reach_through
    }

    @IBAction func didClickOnSortButton(_ sender: UIBarButtonItem) {
        presenter?.didClickOnSortButton(sender)
    }
}

// MARK: - ContactListViewProtocol

extension ContactListView: ContactListViewProtocol {
    func reloadInterface(with contacts: [Contact]) { // ~+ entity_in_view
        contactList = contacts
        tableView.reloadData()
    }

    func didInsertContact(_ contact: Contact) { // ~+ entity_in_view
        contactList.append(contact)
        tableView.reloadData()
    }
}

// MARK: - UITableViewDataSource

extension ContactListView: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contactList.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath)
        cell.textLabel?.text = contactList[indexPath.row].viewModel.fullName
        return cell
    }
}
