//- .viperlint.yml
preset: mvvm
//- Shared/HarborStore.swift
import Combine

final class HarborStore: ObservableObject {  // = none
  @Published var ships: [String] = []
  func load() {}
}
//- Arrivals/HarborArrivalsView.swift
import SwiftUI

struct HarborArrivalsView: View {
  @ObservedObject var store: HarborStore
  @ObservedObject var viewModel: HarborArrivalsViewModel
  var body: some View { Text(store.ships.first ?? "") }
}
//- Arrivals/HarborArrivalsViewModel.swift
final class HarborArrivalsViewModel: ObservableObject {
  func sort() {}
}
//- Berths/HarborBerthsView.swift
import SwiftUI

struct HarborBerthsView: View {
  @ObservedObject var store: HarborStore
  @ObservedObject var viewModel: HarborBerthsViewModel
  var body: some View { Text(store.ships.last ?? "") }
}
//- Berths/HarborBerthsViewModel.swift
final class HarborBerthsViewModel: ObservableObject {
  func sort() {}
}

//= twin
//- .viperlint.yml
preset: mvvm
//- Shared/HarborStore.swift
import Combine

final class HarborStore: ObservableObject {  // = view_model
  @Published var ships: [String] = []
  func load() {}
}
//- Arrivals/HarborArrivalsView.swift
import SwiftUI

struct HarborArrivalsView: View {
  @ObservedObject var store: HarborStore
  @ObservedObject var viewModel: HarborArrivalsViewModel
  var body: some View { Text(store.ships.first ?? "") }
}
//- Arrivals/HarborArrivalsViewModel.swift
final class HarborArrivalsViewModel: ObservableObject {
  func sort() {}
}
