import SwiftUI

struct PlantRow: View { // = view by inherits in PlantList
    let row: PlantRowViewModel

    var body: some View {
        VStack(alignment: .leading) {
            Text(row.name).font(.headline)
            Text(row.watered).foregroundColor(.secondary)
        }
    }
}
