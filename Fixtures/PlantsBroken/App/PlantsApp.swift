import SwiftUI

@main
struct PlantsApp: App { // = composition root
    @StateObject private var navigation = AppNavigation()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $navigation.path) {
                PlantListConfigurator.composeView(navigation: navigation)
                    .navigationDestination(for: PlantRoute.self) { route in
                        PlantDetailsRouter.composeView(
                            plantID: route.plantID, navigation: navigation)
                    }
            }
        }
    }
}
