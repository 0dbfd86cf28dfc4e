import UIKit

class ContactListView: UIViewController { // = view by inherits in ContactList
    @IBOutlet weak var tableView: UITableView!

    var presenter: ContactListPresenterProtocol?

    private var contactList: [ContactViewModel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.tableFooterView = UIView()
        presenter?.viewDidLoad()
    }

    @IBAction func didClickOnAddButton(_ sender: UIBarButtonItem) {
        presenter?.addNewContact(from: self)
    }
}

// MARK: - ContactListViewProtocol

extension ContactListView: ContactListViewProtocol {
    func reloadInterface(with contacts: [ContactViewModel]) {
        contactList = contacts.sorted(by: <)
        tableView.reloadData()
    }

    func didInsertContact(_ contact: ContactViewModel) {
        let row = contactList.firstIndex { $0 > contact } ?? contactList.count
        contactList.insert(contact, at: row)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}

// MARK: - UITableViewDataSource

extension ContactListView: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contactList.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath)
        cell.textLabel?.text = contactList[indexPath.row].fullName
        return cell
    }
}
