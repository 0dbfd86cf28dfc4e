import UIKit // ~+ ui_type

struct Trip: Codable { // = entity
    let id: Int
    let city: String
    let start: Date
    let end: Date
    let notes: String

    var color: UIColor { // ~ ui_type: UIColor
        return end < Date() ? .gray : .black
    }

    var item: TripCellViewModel { // ~ layer_dependency: TripCellViewModel
        return .init(trip: self)
    }
}
