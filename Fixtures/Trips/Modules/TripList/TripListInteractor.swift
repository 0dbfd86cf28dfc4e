import Foundation

final class TripListInteractor { // = interactor by name in TripList
    private let tripService: TripServiceProtocol

    init(tripService: TripServiceProtocol = TripService()) {
        self.tripService = tripService
    }
}

// MARK: - Extensions -

extension TripListInteractor: TripListInteractorInterface {

    func fetchTrips(completion: @escaping (Result<[Trip], Error>) -> Void) {
        tripService.fetchTrips(completion: completion)
    }
}
