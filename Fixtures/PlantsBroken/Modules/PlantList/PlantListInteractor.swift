import Foundation
import SwiftUI // ~ ui_import: SwiftUI

protocol PlantListInteractorProtocol { // = interactor by conformer in PlantList
    func loadPlants() async throws -> [Plant]
}

final class PlantListInteractor: PlantListInteractorProtocol { // = interactor by name in PlantList
    var presenter: PlantListPresenter? // ~ protocol_boundary: PlantListPresenter  ~ weak_back_reference: PlantListPresenter
    var router: PlantListRouterProtocol? // ~ layer_dependency: PlantListRouterProtocol

    private let service: PlantService // ~ protocol_boundary: PlantService

    init(service: PlantService = PlantService()) { // ~+ protocol_boundary
        self.service = service
    }

    func loadPlants() async throws -> [Plant] {
        await presenter?.didSelectRow(id: 0)
        router?.showDetails(plantID: 0)
        return try await service.fetchPlants()
    }
}
