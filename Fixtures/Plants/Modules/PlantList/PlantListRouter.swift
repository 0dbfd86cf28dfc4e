import SwiftUI

protocol PlantListRouterProtocol { // = router by conformer in PlantList
    func showDetails(plantID: Int)
}

final class PlantListRouter: PlantListRouterProtocol { // = router by name in PlantList
    private let navigation: AppNavigation

    init(navigation: AppNavigation) {
        self.navigation = navigation
    }

    func showDetails(plantID: Int) {
        navigation.path.append(PlantRoute(plantID: plantID))
    }
}
