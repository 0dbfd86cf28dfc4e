// What only goes into the state that a view makes for itself is not the view's to know, however the state is
// put into its wrapper; what is read on the way is.
//- .viperlint.yml
preset: mvvm

//- Model/Trip.swift
struct Trip: Codable {
  let city: String
  let days: Int
}

//- Model/TripRepository.swift
protocol TripStoring { func trips() async throws -> [Trip] }

final class TripRepository: TripStoring {
  func trips() async throws -> [Trip] {
    let (data, _) = try await URLSession.shared.data(from: source)
    return try JSONDecoder().decode([Trip].self, from: data)
  }
}

//- Trips/TripDetailView.swift
import SwiftUI

struct TripDetailView: View {
  @StateObject private var model: TripDetailViewModel

  init(trip: Trip) { _model = .init(wrappedValue: TripDetailViewModel(trip: trip)) }

  var body: some View { Text(model.title) }
}

//- Trips/TripDetailViewModel.swift
import Combine

final class TripDetailViewModel: ObservableObject {
  @Published var title: String
  init(trip: Trip) { title = trip.city }
}

//- Legs/LegDetailView.swift
import SwiftUI

struct LegDetailView: View {
  @StateObject private var model: LegDetailViewModel
  let days: Int

  init(trip: Trip) {  // ~ note entity_in_view: Trip
    _model = .init(wrappedValue: LegDetailViewModel(trip: trip))
    days = trip.days
  }

  var body: some View { Text(model.title) }
}

//- Legs/LegDetailViewModel.swift
import Combine

final class LegDetailViewModel: ObservableObject {
  @Published var title: String
  init(trip: Trip) { title = trip.city }
}
