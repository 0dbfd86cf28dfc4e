import UIKit

protocol TripListWireframeInterface: WireframeInterface { // = router by conformer in TripList
    func showDetails(of trip: Trip)
}

protocol TripListViewInterface: ViewInterface { // = view by conformer in TripList
    func reloadData()
    func show(message: String)
}

protocol TripListPresenterInterface: PresenterInterface { // = presenter by conformer in TripList
    var numberOfItems: Int { get }

    func item(at indexPath: IndexPath) -> TripCellViewModel
    func didSelectItem(at indexPath: IndexPath)
}

protocol TripListInteractorInterface: InteractorInterface { // = interactor by conformer in TripList
    func fetchTrips(completion: @escaping (Result<[Trip], Error>) -> Void)
}
