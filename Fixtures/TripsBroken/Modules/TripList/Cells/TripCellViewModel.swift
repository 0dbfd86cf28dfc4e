import UIKit // ~+ ui_type

struct TripCellViewModel { // = view_model by name in TripList
    let city: String
    let dates: String
    let font: UIFont // ~ note? ui_type: UIFont
    let trip: Trip // ~ entity_in_view: Trip

    init(trip: Trip) {
        let formatter = DateIntervalFormatter()
        formatter.timeStyle = .none
        self.trip = trip
        font = .boldSystemFont(ofSize: 17)
        city = trip.city
        dates = formatter.string(from: trip.start, to: trip.end)
    }
}
