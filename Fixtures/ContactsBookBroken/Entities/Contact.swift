import UIKit // ~+ ui_type

struct Contact: Codable, Equatable { // = entity
    let identifier: UUID
    let firstName: String
    let lastName: String
    let phone: String

    var color: UIColor { // ~ ui_type: UIColor
        return phone.isEmpty ? .lightGray : .black
    }
}
