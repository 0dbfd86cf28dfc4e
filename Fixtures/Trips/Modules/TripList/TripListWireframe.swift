import UIKit

final class TripListWireframe: BaseWireframe<TripListViewController> { // = router in TripList

    // MARK: - Module setup -

    init() {
        let moduleViewController = TripListViewController()
        super.init(viewController: moduleViewController)

        let interactor = TripListInteractor()
        let presenter = TripListPresenter(
            view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension TripListWireframe: TripListWireframeInterface {

    func showDetails(of trip: Trip) {
        navigationController?.pushWireframe(TripDetailsWireframe(trip: trip))
    }
}
