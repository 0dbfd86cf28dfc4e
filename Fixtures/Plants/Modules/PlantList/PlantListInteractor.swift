import Foundation

protocol PlantListInteractorProtocol { // = interactor by conformer in PlantList
    func loadPlants() async throws -> [Plant]
}

final class PlantListInteractor: PlantListInteractorProtocol { // = interactor by name in PlantList
    private let service: PlantServiceProtocol

    init(service: PlantServiceProtocol) {
        self.service = service
    }

    func loadPlants() async throws -> [Plant] {
        return try await service.fetchPlants().sorted { $0.lastWatered < $1.lastWatered }
    }
}
