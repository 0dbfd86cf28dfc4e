//- .viperlint.yml
preset: mvvm
//- Paddock/PaddockStore.swift
import Combine

final class PaddockStore: ObservableObject {  // = view_model
  @Published var ponies: [String] = []
  func feed() {}
}
//- Paddock/PaddockView.swift
import SwiftUI

struct PaddockView: View {
  @StateObject private var store = PaddockStore()
  var body: some View { Text(store.ponies.first ?? "") }
}

//= twin
//- .viperlint.yml
preset: mvvm
//- Paddock/PaddockStore.swift
import Combine

final class PaddockStore: ObservableObject {  // = none
  @Published var ponies: [String] = []
  func feed() {}
}
//- Paddock/PaddockView.swift
import SwiftUI

struct PaddockView: View {
  private let store = PaddockStore()
  var body: some View { Text(store.ponies.first ?? "") }
}
