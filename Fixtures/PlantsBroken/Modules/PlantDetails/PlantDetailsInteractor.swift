import Foundation

protocol PlantDetailsInteractorProtocol { // = interactor by conformer in PlantDetails
    func loadPlant() async throws -> Plant
    func water(_ plant: Plant) async throws -> Plant
}

final class PlantDetailsInteractor: PlantDetailsInteractorProtocol { // = interactor by name in PlantDetails
    var view: PlantDetailsView? // ~ layer_dependency: PlantDetailsView

    private let plantID: Int
    private let service: PlantServiceProtocol

    init(plantID: Int, service: PlantServiceProtocol = PlantService()) {
        self.plantID = plantID
        self.service = service
    }

    func loadPlant() async throws -> Plant {
        return try await service.fetchPlant(id: plantID)
    }

    func water(_ plant: Plant) async throws -> Plant {
        return try await service.water(plant)
    }
}
