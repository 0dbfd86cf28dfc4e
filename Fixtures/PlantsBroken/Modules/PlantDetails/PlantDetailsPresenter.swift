import Combine
import Foundation

@MainActor
protocol PlantDetailsPresenterProtocol { // = presenter by conformer in PlantDetails
    var router: PlantDetailsRouterProtocol { get } // ~ interface_leak: PlantDetailsPresenterProtocol
}

@MainActor
final class PlantDetailsPresenter: ObservableObject, PlantDetailsPresenterProtocol { // = presenter by name in PlantDetails
    @Published private(set) var viewModel: PlantDetailsViewModel?

    // A value cannot be held weakly, and is a concrete view all the same.
    var view: PlantDetailsView? // ~ protocol_boundary: PlantDetailsView
    var service: PlantServiceProtocol? // ~ layer_dependency: PlantServiceProtocol

    private let interactor: PlantDetailsInteractorProtocol
    let router: PlantDetailsRouterProtocol
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
