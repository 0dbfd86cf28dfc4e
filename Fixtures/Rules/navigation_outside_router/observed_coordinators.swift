// A coordinator that keeps the path of a stack moves between screens, though the stack's view observes it.
//- .viperlint.yml
preset: mvvm

//- Trips/TripsCoordinator.swift
import SwiftUI

final class TripsCoordinator: ObservableObject {  // = router
  @Published var path = NavigationPath()

  func open(_ trip: String) { path.append(trip) }
}

//- Trips/TripsView.swift
import SwiftUI

struct TripsView: View {
  @StateObject private var coordinator = TripsCoordinator()
  @StateObject private var viewModel = TripsViewModel()

  var body: some View {
    NavigationStack(path: $coordinator.path) { Text(viewModel.title) }
  }
}

//- Trips/TripsViewModel.swift
import Combine

final class TripsViewModel: ObservableObject {  // = view_model
  @Published var title = ""

  func load() {}
}
