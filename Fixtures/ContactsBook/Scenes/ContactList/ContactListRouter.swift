import UIKit

@objc protocol ContactListRoutingLogic { // = router by conformer in ContactList
    func routeToViewContact(segue: UIStoryboardSegue?)
    func routeToAddContact(segue: UIStoryboardSegue?)
}

protocol ContactListDataPassing {
    var dataStore: ContactListDataStore? { get }
}

class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing { // = router by name in ContactList
    weak var viewController: ContactListViewController?
    var dataStore: ContactListDataStore?

    // MARK: Routing

    @objc func routeToViewContact(segue: UIStoryboardSegue?) {
        guard
            let destination = segue?.destination as? ViewContactViewController,
            let source = dataStore,
            var destinationDataStore = destination.router?.dataStore
        else { return }
        passDataToViewContact(source: source, destination: &destinationDataStore)
    }

    @objc func routeToAddContact(segue: UIStoryboardSegue?) {
        guard segue == nil, let viewController = viewController else { return }
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = storyboard.instantiateViewController(withIdentifier: "AddContactScreen")
        guard let destination = screen as? AddContactViewController else { return }
        navigateToAddContact(source: viewController, destination: destination)
    }

    // MARK: Navigation

    func navigateToAddContact(
        source: ContactListViewController, destination: AddContactViewController
    ) {
        source.show(destination, sender: nil)
    }

    // MARK: Passing data

    func passDataToViewContact(
        source: ContactListDataStore, destination: inout ViewContactDataStore
    ) {
        guard let row = viewController?.tableView.indexPathForSelectedRow?.row else { return }
        destination.contact = source.contacts?[row]
    }
}
