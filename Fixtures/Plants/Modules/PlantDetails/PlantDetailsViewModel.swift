import Foundation

struct PlantDetailsViewModel { // = view_model by name in PlantDetails
    let title: String

    init(plant: Plant) {
        title = "\(plant.name) (\(plant.family))"
    }
}
