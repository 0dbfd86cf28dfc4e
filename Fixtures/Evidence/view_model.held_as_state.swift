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
//- Meadow/MeadowStore.swift
@Observable
final class MeadowStore {  // = view_model
  var sheep: [String] = []
  func shear() {}
}
//- Meadow/MeadowView.swift
import SwiftUI

struct MeadowView: View {
  @Environment(MeadowStore.self) private var store
  var body: some View { Text(store.sheep.first ?? "") }
}

//- Stalls/OnlineMarket.swift
final class OnlineMarket: StallsModelling {  // = view_model
  @Published var names: [String] = []
  func load() {}
}
protocol StallsModelling: ObservableObject { func load() }
//- Stalls/StallsScreen.swift
import SwiftUI

struct StallsScreen<Model: StallsModelling>: View {
  @ObservedObject var model: Model
  var body: some View { Text("") }
}
//- Kuppel/Kuppelstand.swift
import Combine

final class Kuppelstand: ObservableObject {  // = view_model
  @Published var winkel = 0.0
  func drehen() {}
}
//- Kuppel/KuppelAnsicht.swift
import SwiftUI

struct KuppelAnsicht: View {
  @EnvironmentObject private var stand: Kuppelstand
  var body: some View { Text("") }
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
//- Meadow/MeadowStore.swift
@Observable
final class MeadowStore {  // = none
  var sheep: [String] = []
  func shear() {}
}
//- Meadow/PastureView.swift
import SwiftUI

struct PastureView: View {
  @Environment(MeadowStore.self) private var store
  var body: some View { Text(store.sheep.first ?? "") }
}
//- Barn/BarnStore.swift
@Observable
final class BarnStore {  // = none
  var cows: [String] = []
  func milk() {}
}
//- Barn/BarnViewModel.swift
@Observable
final class BarnViewModel {  // = view_model
  var title = ""
  func open() {}
}
//- Barn/BarnView.swift
import SwiftUI

struct BarnView: View {
  @Environment(BarnStore.self) private var store
  @State private var viewModel = BarnViewModel()
  var body: some View { Text(store.cows.first ?? viewModel.title) }
}
//- Stalls/OnlineMarket.swift
final class OnlineMarket: StallsModelling {  // = none
  @Published var names: [String] = []
  func load() {}
}
protocol StallsModelling: ObservableObject { func load() }
//- Stalls/StallsScreen.swift
import SwiftUI

struct StallsScreen<Model: StallsModelling>: View {
  var model: Model
  var body: some View { Text("") }
}
//- Kuppel/Kuppelstand.swift
import Combine

final class Kuppelstand: ObservableObject {  // = none
  @Published var winkel = 0.0
  func drehen() {}
}
//- Kuppel/KurAnsicht.swift
import SwiftUI

struct KurAnsicht: View {
  @EnvironmentObject private var stand: Kuppelstand
  var body: some View { Text("") }
}
