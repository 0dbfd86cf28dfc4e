import SwiftUI

protocol PlantListRouterProtocol { // = router by conformer in PlantList
    func showDetails(plantID: Int)
}

final class PlantListRouter: PlantListRouterProtocol { // = router by name in PlantList
    var presenter: PlantListPresenter? // ~ protocol_boundary: PlantListPresenter  ~ weak_back_reference: PlantListPresenter
    var interactor: PlantListInteractorProtocol? // ~ layer_dependency: PlantListInteractorProtocol
    var details: PlantDetailsPresenter? // ~ module_boundary: PlantDetailsPresenter

    private let navigation: AppNavigation

    init(navigation: AppNavigation) {
        self.navigation = navigation
    }

    func showDetails(plantID: Int) {
        navigation.path.append(PlantRoute(plantID: plantID))
    }
}
