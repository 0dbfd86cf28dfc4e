import Foundation

final class TripDetailsPresenter { // = presenter by name in TripDetails
    private unowned let view: TripDetailsViewInterface
    private let interactor: TripDetailsInteractorInterface
    private let wireframe: TripDetailsWireframeInterface
    private let trip: Trip

    init(
        view: TripDetailsViewInterface,
        interactor: TripDetailsInteractorInterface,
        wireframe: TripDetailsWireframeInterface,
        trip: Trip
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.trip = trip
    }
}

extension TripDetailsPresenter: TripDetailsPresenterInterface {

    func viewDidLoad() {
        view.show(city: trip.city, notes: trip.notes)
    }

    func didTapDelete() {
        interactor.delete(trip) { [weak self] isDeleted in
            if isDeleted {
                self?.wireframe.goBack()
            } else {
                self?.view.show(message: "The trip could not be deleted.")
            }
        }
    }
}
