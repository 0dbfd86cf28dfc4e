import UIKit

protocol ViewContactDataPassing {
    var dataStore: ViewContactDataStore? { get }
}

class ViewContactRouter: NSObject, ViewContactDataPassing { // = router by name in ViewContact
    weak var viewController: ViewContactViewController?
    var dataStore: ViewContactDataStore?
}
