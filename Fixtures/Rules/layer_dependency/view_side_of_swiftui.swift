// What lays out, draws or takes drops for SwiftUI is of the view's side, and wraps no view model.
//- .viperlint.yml
preset: mvvm

//- Berths/BerthMarkers.swift
import MapKit
import SwiftUI

struct BerthMarkers: MapContent {  // = view
  let rows: [BerthRowViewModel]
  var body: some MapContent { ForEach(rows) { BerthPin(row: $0) } }
}

struct BerthPin: View {
  let row: BerthRowViewModel
  var body: some View { Text(row.title) }
}

struct BerthRowViewModel { let title: String }

//- Berths/BerthWindow.swift
import SwiftUI

struct BerthWindow: Scene {  // = view
  let row: BerthRowViewModel
  var body: some Scene { WindowGroup { BerthPin(row: row) } }
}

//- Berths/BerthDrop.swift
import SwiftUI

struct BerthDrop: DropDelegate {  // = view
  let rows: [BerthRowViewModel]
  func performDrop(info: DropInfo) -> Bool { true }
}

//- Berths/BerthsViewModel.swift
import SwiftUI  // ~+ ui_type

final class BerthsViewModel: ObservableObject {  // = view_model
  @Published var rows: [BerthRowViewModel] = []
  func width(of proxy: GeometryProxy) -> Int { 0 }  // ~ ui_type: BerthsViewModel takes GeometryProxy
}

//- Berths/BerthsView.swift
import SwiftUI

struct BerthsView: View {
  @StateObject var viewModel = BerthsViewModel()
  var body: some View { Text("") }
}
