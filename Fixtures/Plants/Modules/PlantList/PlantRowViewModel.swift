import Foundation

struct PlantRowViewModel: Identifiable { // = view_model by name in PlantList
    let id: Int
    let name: String
    let watered: String

    init(plant: Plant) {
        id = plant.id
        name = plant.name
        watered = RelativeDateTimeFormatter().localizedString(for: plant.lastWatered, relativeTo: Date())
    }
}
