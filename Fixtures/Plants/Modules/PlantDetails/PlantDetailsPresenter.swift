import Combine
import Foundation

@MainActor
final class PlantDetailsPresenter: ObservableObject { // = presenter by name in PlantDetails
    @Published private(set) var viewModel: PlantDetailsViewModel?

    private let interactor: PlantDetailsInteractorProtocol
    private let router: PlantDetailsRouterProtocol
    private var plant: Plant? {
        didSet { viewModel = plant.map(PlantDetailsViewModel.init(plant:)) }
    }

    init(interactor: PlantDetailsInteractorProtocol, router: PlantDetailsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func load() async {
        plant = try? await interactor.loadPlant()
    }

    func didTapWater() async {
        guard let plant else { return }
        self.plant = try? await interactor.water(plant)
    }

    func didTapAllPlants() {
        router.showAllPlants()
    }
}
