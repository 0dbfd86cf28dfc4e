import SwiftUI

struct PlantDetailsView: View { // = view by inherits in PlantDetails
    @ObservedObject var presenter: PlantDetailsPresenter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(presenter.viewModel?.title ?? "")
            PlantActions(presenter: presenter, actions: presenter)
            Button("Close") { dismiss() }
        }
        .task { await presenter.load() }
        .task { _ = try? await URLSession.shared.data(from: plantsURL) } // ~ data_access: URLSession
    }

    private var plantsURL: URL {
        return URL(string: "https://plants.example.com/opened")!
    }
}
