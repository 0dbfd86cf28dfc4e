import UIKit

final class TripTableViewCell: UITableViewCell { // = view by inherits in TripList

    func configure(with item: TripCellViewModel) {
        textLabel?.text = item.city
        detailTextLabel?.text = item.dates
    }
}
