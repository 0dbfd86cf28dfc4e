import UIKit

final class CitySearchRouter: CitySearchRouterInput { // = router by name in CitySearch
    weak var viewController: UIViewController?
    var output: CitySearchViewOutput? // ~ weak_back_reference: CitySearchViewOutput

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}

extension CitySearchRouter: CitySearchLimitHandling {
    func didReachSearchLimit() {
        output?.didSelect(row: 0)
    }
}
