import Foundation

final class TripDetailsPresenter { // = presenter by name in TripDetails
    // As good as weak, and still the class.
    private unowned let view: TripDetailsViewController // ~ protocol_boundary: TripDetailsViewController
    let interactor: TripDetailsInteractorInterface = TripDetailsInteractor() // ~ assembly_outside_builder: TripDetailsInteractor
    private let wireframe: TripDetailsWireframeInterface
    private let trip: Trip

    init(
        view: TripDetailsViewController, // ~+ protocol_boundary
        wireframe: TripDetailsWireframeInterface,
        trip: Trip
    ) {
        self.view = view
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
