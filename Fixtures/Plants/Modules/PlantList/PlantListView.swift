import SwiftUI

struct PlantListView: View { // = view by inherits in PlantList
    @StateObject var presenter: PlantListPresenter

    var body: some View {
        List(presenter.rows) { row in
            Button {
                presenter.didSelectRow(id: row.id)
            } label: {
                PlantRow(row: row)
            }
        }
        .navigationTitle("Plants")
        .overlay { presenter.message.map { Text($0) } }
        .task { await presenter.load() }
    }
}

#if DEBUG
#Preview {
    PlantListConfigurator.composeView(navigation: AppNavigation())
}
#endif
