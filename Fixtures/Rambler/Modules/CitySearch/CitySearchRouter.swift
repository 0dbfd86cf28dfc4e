import UIKit

final class CitySearchRouter: CitySearchRouterInput { // = router by name in CitySearch
    weak var viewController: UIViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
