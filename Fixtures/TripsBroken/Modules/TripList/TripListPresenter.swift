import UIKit // ~+ ui_type

final class TripListPresenter { // = presenter by name in TripList

    // MARK: - Private properties -

    private let view: TripListViewInterface // ~ weak_back_reference: TripListViewInterface
    private let interactor: TripListInteractorInterface
    private let wireframe: TripListWireframe // ~ protocol_boundary: TripListWireframe
    private let tripService: TripServiceProtocol // ~ layer_dependency: TripServiceProtocol

    private var trips: [Trip] = [] {
        didSet { view.reload(trips: trips) }
    }

    // MARK: - Lifecycle -

    init(
        view: TripListViewInterface,
        interactor: TripListInteractorInterface,
        wireframe: TripListWireframe, // ~+ protocol_boundary
        tripService: TripServiceProtocol // ~+ layer_dependency
    ) {
        self.tripService = tripService
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TripListPresenter: TripListPresenterInterface {

    var numberOfItems: Int {
        return trips.count
    }

    func viewDidLoad() {
        interactor.fetchTrips { [weak self] result in
            switch result {
            case .success(let trips): self?.trips = trips.sorted { $0.start < $1.start }
            case .failure: self?.view.show(message: "The trips could not be loaded.")
            }
        }
    }

    func item(at indexPath: IndexPath) -> TripCellViewModel {
        return TripCellViewModel(trip: trips[indexPath.row])
    }

    func didSelect(_ cell: UITableViewCell, at indexPath: IndexPath) { // ~+ ui_type
        UserDefaults.standard.set(indexPath.row, forKey: "lastTrip") // ~ data_access: UserDefaults
        tripService.delete(trips[indexPath.row]) { _ in }
        cell.isSelected = false
        wireframe.showDetails(of: trips[indexPath.row])
    }
}
