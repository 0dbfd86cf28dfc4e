import SwiftUI

struct PlantListView: View { // = view by inherits in PlantList
    @StateObject var presenter: PlantListPresenter
    @AppStorage("title") private var title = "Plants" // ~ data_access: AppStorage
    let interactor: PlantListInteractorProtocol // ~ layer_dependency: PlantListInteractorProtocol
    let router: PlantListRouterProtocol // ~ layer_dependency: PlantListRouterProtocol

    var body: some View {
        List(presenter.rows) { row in
            Button {
                router.showDetails(plantID: row.id)
            } label: {
                PlantRow(row: row)
            }
        }
        .navigationTitle(title)
        .overlay { presenter.message.map { Text($0) } }
        .task { presenter.router.showDetails(plantID: 0) } // ~ reach_through: PlantListRouter
        .task { _ = try? await interactor.loadPlants() }
    }
}

#if DEBUG
#Preview {
    PlantListConfigurator.composeView(navigation: AppNavigation())
}
#endif
