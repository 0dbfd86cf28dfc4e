import UIKit

protocol TripListWireframeInterface: WireframeInterface { // = router by conformer in TripList
    func showDetails(of trip: Trip)
}

protocol TripListViewInterface: ViewInterface { // = view by conformer in TripList
    func reload(trips: [Trip]) // ~ entity_in_view: Trip
    func reloadData()
    func show(message: String)
}

protocol TripListPresenterInterface: PresenterInterface { // = presenter by conformer in TripList
    var numberOfItems: Int { get }

    func item(at indexPath: IndexPath) -> TripCellViewModel
    func didSelect(_ cell: UITableViewCell, at indexPath: IndexPath) // ~ ui_type: UITableViewCell
}

protocol TripListInteractorInterface: InteractorInterface { // = interactor by conformer in TripList
    func fetchTrips(completion: @escaping (Result<[Trip], Error>) -> Void)
}
