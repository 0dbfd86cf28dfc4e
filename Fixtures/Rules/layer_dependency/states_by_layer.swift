// Where an app is sorted by layers, what a view observes is of that view's module by the view's own stem, and
// so mvvm is found although nothing is called a view model.
//- .viperlint.yml
exclude: []

//- App/State/HivesLedger.swift
import Combine

final class HivesLedger: ObservableObject {  // = view_model
  @Published var hives: [String] = []

  func label() -> HiveLabel { HiveLabel() }  // ~ layer_dependency: HiveLabel
}

//- App/State/HarvestTally.swift
import Observation

@Observable
final class HarvestTally {  // = view_model
  var jars = 0

  func fill() { jars += 1 }
}

//- App/Views/HivesView.swift
import SwiftUI

struct HivesView: View {
  @StateObject private var ledger = HivesLedger()

  var body: some View { Text(ledger.hives.first ?? "") }
}

//- App/Views/HarvestView.swift
import SwiftUI

struct HarvestView: View {
  @State private var tally: HarvestTally?

  var body: some View { Button("Fill") { tally?.fill() } }
}

//- App/Views/HiveLabel.swift
import SwiftUI

struct HiveLabel: View {
  var body: some View { Text("") }
}
