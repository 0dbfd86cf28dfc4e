import UIKit

@objc protocol AddContactRoutingLogic { // = router by conformer in AddContact
    func routeToContactList(segue: UIStoryboardSegue?)
}

protocol AddContactDataPassing {
    var dataStore: AddContactDataStore? { get }
}

class AddContactRouter: NSObject, AddContactRoutingLogic, AddContactDataPassing { // = router by name in AddContact
    weak var viewController: AddContactViewController?
    var dataStore: AddContactDataStore?

    @objc func routeToContactList(segue: UIStoryboardSegue?) {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
