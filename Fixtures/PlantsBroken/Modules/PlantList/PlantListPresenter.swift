import Combine
import SwiftUI // ~+ ui_type

@MainActor
final class PlantListPresenter: ObservableObject { // = presenter by name in PlantList
    @Published private(set) var rows: [PlantRowViewModel] = []
    @Published private(set) var message: String?
    @Published var tint: Color = .green // ~ ui_type: Color

    var navigation: AppNavigation?
    var details: PlantDetailsInteractorProtocol? // ~ module_boundary: PlantDetailsInteractorProtocol

    private let interactor: PlantListInteractorProtocol
    let router: PlantListRouter // ~ protocol_boundary: PlantListRouter
    private var plants: [Plant] = []

    init(
        interactor: PlantListInteractorProtocol = PlantListInteractor(), // ~ assembly_outside_builder: PlantListInteractor
        router: PlantListRouter // ~+ protocol_boundary
    ) {
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
        UserDefaults.standard.set(id, forKey: "lastPlant") // ~ data_access: UserDefaults
        navigation?.path.append(PlantRoute(plantID: id)) // ~ navigation_outside_router
    }
}
