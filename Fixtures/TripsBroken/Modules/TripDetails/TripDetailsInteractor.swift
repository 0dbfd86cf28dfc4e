import Foundation

final class TripDetailsInteractor { // = interactor by name in TripDetails
    private let tripService = TripService() // ~ protocol_boundary: TripService
    weak var view: TripDetailsViewInterface? // ~ layer_dependency: TripDetailsViewInterface
}

extension TripDetailsInteractor: TripDetailsInteractorInterface {

    func cancel() {
        view?.show(message: "Nothing was deleted.")
    }

    func delete(_ trip: Trip, completion: @escaping (Bool) -> Void) {
        tripService.delete(trip, completion: completion)
    }
}
