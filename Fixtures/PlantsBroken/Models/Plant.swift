import SwiftUI // ~+ ui_type

struct Plant: Codable { // = entity
    let id: Int
    let name: String
    let family: String
    let lastWatered: Date

    var color: Color { // ~ ui_type: Color
        return lastWatered.timeIntervalSinceNow < -86_400 ? .red : .green
    }

    var row: PlantRowViewModel { // ~ layer_dependency: PlantRowViewModel
        return .init(plant: self)
    }
}
