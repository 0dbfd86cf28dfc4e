import SwiftUI

struct PlantDetailsView: View { // = view by inherits in PlantDetails
    @ObservedObject var presenter: PlantDetailsPresenter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(presenter.viewModel?.title ?? "")
            PlantActions(presenter: presenter)
            Button("Close") { dismiss() }
        }
        .task { await presenter.load() }
    }
}
