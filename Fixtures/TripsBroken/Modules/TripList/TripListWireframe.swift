import UIKit

final class TripListWireframe: BaseWireframe<TripListViewController> { // = router in TripList

    var controller: UIViewController? // ~ weak_back_reference: UIViewController
    var details: TripDetailsPresenterInterface? // ~ module_boundary: TripDetailsPresenterInterface

    // MARK: - Module setup -

    init() {
        let moduleViewController = TripListViewController()
        super.init(viewController: moduleViewController)

        let interactor = TripListInteractor()
        let presenter = TripListPresenter(
            view: moduleViewController, interactor: interactor, wireframe: self,
            tripService: TripService())
        moduleViewController.presenter = presenter
        moduleViewController.wireframe = self
        interactor.presenter = presenter
        interactor.wireframe = self
        controller = moduleViewController
    }
}

// MARK: - Extensions -

extension TripListWireframe: TripListWireframeInterface {

    func adopt(_ interactor: TripListInteractorInterface) { // ~ layer_dependency: TripListInteractorInterface
        interactor.fetchTrips { _ in }
    }

    func showDetails(of trip: Trip) {
        details?.didTapDelete()
        navigationController?.pushWireframe(TripDetailsWireframe(trip: trip))
    }
}
