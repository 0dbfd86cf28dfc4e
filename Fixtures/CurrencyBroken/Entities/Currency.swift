import Foundation

struct Currency: Codable, Equatable { // = entity by deduced
    let charCode: String
    let name: String
    let nominal: Int
    let value: Double

    enum CodingKeys: String, CodingKey { // = none
        case charCode = "CharCode"
        case name = "Name"
        case nominal = "Nominal"
        case value = "Value"
    }

    /// The price of a single unit in roubles.
    var rate: Double {
        return value / Double(nominal)
    }
}
