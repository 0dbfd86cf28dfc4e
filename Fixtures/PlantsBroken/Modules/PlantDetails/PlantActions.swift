import SwiftUI

struct PlantActions: View { // = view by inherits in PlantDetails
    @ObservedObject
    var presenter: PlantDetailsPresenter
    let actions: PlantDetailsPresenterProtocol

    var body: some View {
        HStack {
            Button("Water") { Task { await presenter.didTapWater() } }
            Button("All plants") { actions.router.showAllPlants() } // ~ reach_through: PlantDetailsRouterProtocol
        }
    }
}
