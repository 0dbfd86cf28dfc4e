import UIKit // ~ ui_import: UIKit

final class TripListInteractor { // = interactor by name in TripList
    var presenter: TripListPresenterInterface? // ~ weak_back_reference: TripListPresenterInterface
    weak var wireframe: TripListWireframeInterface? // ~ layer_dependency: TripListWireframeInterface

    private let tripService: TripService // ~ protocol_boundary: TripService

    init(tripService: TripService = TripService()) { // ~+ protocol_boundary
        self.tripService = tripService
    }
}

// MARK: - Extensions -

extension TripListInteractor: TripListInteractorInterface {

    func fetchTrips(completion: @escaping (Result<[Trip], Error>) -> Void) {
        presenter?.viewDidLoad()
        tripService.fetchTrips { [weak self] result in
            if case .success(let trips) = result, trips.count == 1 {
                self?.wireframe?.showDetails(of: trips[0])
            }
            completion(result)
        }
    }
}
