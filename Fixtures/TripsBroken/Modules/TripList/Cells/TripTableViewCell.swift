import UIKit

final class TripTableViewCell: UITableViewCell { // = view by inherits in TripList

    func configure(with trip: Trip) { // ~ also? entity_in_view: Trip
        textLabel?.text = trip.city
    }

    func configure(with item: TripCellViewModel) {
        textLabel?.text = item.city
        detailTextLabel?.text = item.dates
    }
}
