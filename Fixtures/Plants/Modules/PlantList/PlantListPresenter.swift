import Combine
import Foundation

@MainActor
final class PlantListPresenter: ObservableObject { // = presenter by name in PlantList
    @Published private(set) var rows: [PlantRowViewModel] = []
    @Published private(set) var message: String?

    private let interactor: PlantListInteractorProtocol
    private let router: PlantListRouterProtocol
    private var plants: [Plant] = []

    init(interactor: PlantListInteractorProtocol, router: PlantListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func load() async {
        do {
            plants = try await interactor.loadPlants()
            rows = plants.map(PlantRowViewModel.init(plant:))
        } catch {
            message = "The plants could not be loaded."
        }
    }

    func didSelectRow(id: Int) {
        router.showDetails(plantID: id)
    }
}
