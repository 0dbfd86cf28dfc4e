import SwiftUI

struct PlantListConfigurator { // = builder by name in PlantList
    @MainActor
    static func composeView(navigation: AppNavigation) -> some View {
        let interactor = PlantListInteractor(service: PlantService())
        let router = PlantListRouter(navigation: navigation)
        let presenter = PlantListPresenter(interactor: interactor, router: router)
        interactor.presenter = presenter
        presenter.navigation = navigation
        return PlantListView(presenter: presenter, interactor: interactor, router: router)
    }
}
