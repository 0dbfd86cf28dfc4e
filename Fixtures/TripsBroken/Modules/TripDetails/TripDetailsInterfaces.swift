import UIKit

protocol TripDetailsWireframeInterface: WireframeInterface { // = router by conformer in TripDetails
    func goBack()
}

protocol TripDetailsViewInterface: ViewInterface { // = view by conformer in TripDetails
    func show(city: String, notes: String)
    func show(message: String)
}

protocol TripDetailsPresenterInterface: PresenterInterface { // = presenter by conformer in TripDetails
    var interactor: TripDetailsInteractorInterface { get } // ~ interface_leak: TripDetailsPresenterInterface

    func didTapDelete()
}

protocol TripDetailsInteractorInterface: InteractorInterface { // = interactor by conformer in TripDetails
    func delete(_ trip: Trip, completion: @escaping (Bool) -> Void)
    func cancel()
}
