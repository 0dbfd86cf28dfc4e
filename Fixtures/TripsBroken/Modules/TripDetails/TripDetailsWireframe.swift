import UIKit

final class TripDetailsWireframe: BaseWireframe<TripDetailsViewController> { // = router in TripDetails

    init(trip: Trip) {
        let moduleViewController = TripDetailsViewController()
        super.init(viewController: moduleViewController)

        let presenter = TripDetailsPresenter(
            view: moduleViewController, wireframe: self, trip: trip)
        moduleViewController.presenter = presenter
    }
}

extension TripDetailsWireframe: TripDetailsWireframeInterface {

    func goBack() {
        navigationController?.popViewController(animated: true)
    }
}
