import SwiftUI

struct PlantActions: View { // = view by inherits in PlantDetails
    @ObservedObject
    var presenter: PlantDetailsPresenter

    var body: some View {
        HStack {
            Button("Water") { Task { await presenter.didTapWater() } }
            Button("All plants") { presenter.didTapAllPlants() }
        }
    }
}
