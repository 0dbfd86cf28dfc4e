import SwiftUI

protocol PlantDetailsRouterProtocol { // = router by conformer in PlantDetails
    func showAllPlants()
}

final class PlantDetailsRouter: PlantDetailsRouterProtocol { // = router by name in PlantDetails
    private let navigation: AppNavigation

    init(navigation: AppNavigation) {
        self.navigation = navigation
    }

    @MainActor
    static func composeView(plantID: Int, navigation: AppNavigation) -> some View {
        let interactor = PlantDetailsInteractor(plantID: plantID)
        let router = PlantDetailsRouter(navigation: navigation)
        let presenter = PlantDetailsPresenter(interactor: interactor, router: router)
        return PlantDetailsView(presenter: presenter)
    }

    func showAllPlants() {
        navigation.path = NavigationPath()
    }
}
