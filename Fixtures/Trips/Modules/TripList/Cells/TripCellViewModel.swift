import Foundation

struct TripCellViewModel { // = view_model by name in TripList
    let city: String
    let dates: String

    init(trip: Trip) {
        let formatter = DateIntervalFormatter()
        formatter.timeStyle = .none
        city = trip.city
        dates = formatter.string(from: trip.start, to: trip.end)
    }
}
