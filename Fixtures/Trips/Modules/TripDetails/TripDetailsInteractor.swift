import Foundation

final class TripDetailsInteractor { // = interactor by name in TripDetails
    private let tripService: TripServiceProtocol = TripService()
}

extension TripDetailsInteractor: TripDetailsInteractorInterface {

    func delete(_ trip: Trip, completion: @escaping (Bool) -> Void) {
        tripService.delete(trip, completion: completion)
    }
}
