import Foundation

final class TripListPresenter { // = presenter by name in TripList

    // MARK: - Private properties -

    private unowned let view: TripListViewInterface
    private let interactor: TripListInteractorInterface
    private let wireframe: TripListWireframeInterface

    private var trips: [Trip] = [] {
        didSet { view.reloadData() }
    }

    // MARK: - Lifecycle -

    init(
        view: TripListViewInterface,
        interactor: TripListInteractorInterface,
        wireframe: TripListWireframeInterface
    ) {
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

    func didSelectItem(at indexPath: IndexPath) {
        wireframe.showDetails(of: trips[indexPath.row])
    }
}
