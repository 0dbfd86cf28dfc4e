import SwiftUI // ~+ ui_type

struct PlantRowViewModel: Identifiable { // = view_model by name in PlantList
    let id: Int
    let name: String
    let watered: String
    let image: Image // ~ note? ui_type: Image
    let plant: Plant // ~ entity_in_view: Plant

    init(plant: Plant) {
        self.plant = plant
        image = .init(systemName: "leaf")
        id = plant.id
        name = plant.name
        watered = RelativeDateTimeFormatter().localizedString(for: plant.lastWatered, relativeTo: Date())
    }
}
