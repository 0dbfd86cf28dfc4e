import UIKit

protocol ContactListDisplayLogic: AnyObject { // = view by conformer in ContactList
    func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
}

class ContactListViewController: UITableViewController, ContactListDisplayLogic { // = view by inherits in ContactList
    var interactor: ContactListBusinessLogic?
    var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

    var presenter: ContactListPresentationLogic? // ~ layer_dependency: ContactListPresentationLogic

    private var displayedContacts: [ContactList.ShowContacts.ViewModel.DisplayedContact] = []
    private var contacts: [Contact] = [] // ~ also? entity_in_view: Contact

    // MARK: Object lifecycle

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    // MARK: Setup

    private func setup() {
        let viewController = self
        let interactor = ContactListInteractor()
        let presenter = ContactListPresenter()
        let router = ContactListRouter()
        viewController.interactor = interactor
        viewController.presenter = presenter
        viewController.router = router
        interactor.viewController = viewController
        interactor.router = router
        presenter.interactor = interactor
        router.interactor = interactor
        interactor.presenter = presenter
        interactor.worker = ContactListWorker(contactsStore: ContactsFileStore())
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
    }

    // MARK: Routing

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let scene = segue.identifier else { return }
        let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
        if let router = router, router.responds(to: selector) {
            router.perform(selector, with: segue)
        }
    }

    @IBAction func addButtonTapped(_ sender: UIBarButtonItem) {
        performSegue(withIdentifier: "AddContact", sender: sender) // ~ navigation_outside_router
    }

    // MARK: Show contacts

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showContacts()
    }

    func showContacts() {
        let request = ContactList.ShowContacts.Request()
        interactor?.showContacts(request: request)
    }

    func displayAgain(response: ContactList.ShowContacts.Response) { // ~ model_flow: Response
        presenter?.presentContacts(response: response)
    }

    func displayContacts(viewModel: ContactList.ShowContacts.ViewModel) {
        displayedContacts = viewModel.displayedContacts
        contacts = viewModel.contacts
        tableView.reloadData()
    }

    // MARK: Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return displayedContacts.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath)
        cell.textLabel?.text = displayedContacts[indexPath.row].name
        cell.detailTextLabel?.text = contacts[indexPath.row].phone
        return cell
    }
}
