import SwiftUI

struct PlantRow: View { // = view by inherits in PlantList
    let row: PlantRowViewModel
    var plant: Plant? // ~ entity_in_view: Plant
    var presenter: PlantListPresenter? // ~ protocol_boundary: PlantListPresenter

    var body: some View {
        VStack(alignment: .leading) {
            Text(row.name).font(.headline)
            Text(plant?.family ?? row.watered).foregroundColor(.secondary)
        }
    }
}
