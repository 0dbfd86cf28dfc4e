//- .viperlint.yml
preset: mvvm
//- Harbor/HarborInteractor.swift
import Combine

final class HarborInteractor: ObservableObject {  // = view_model
  @Published var ferries: [String] = []
  func load() {}
}
//- Harbor/HarborView.swift
import SwiftUI

struct HarborView: View {
  @StateObject private var interactor = HarborInteractor()
  var body: some View { Text(interactor.ferries.first ?? "") }
}

//= twin
//- .viperlint.yml
preset: mvvm
//- Harbor/HarborInteractor.swift
import Combine

final class HarborInteractor: ObservableObject {  // = interactor
  @Published var ferries: [String] = []
  func load() {}
}
//- Harbor/HarborPresenter.swift
import Combine

final class HarborPresenter: ObservableObject {
  private let interactor = HarborInteractor()
  func open() {}
}
//- Harbor/HarborView.swift
import SwiftUI

struct HarborView: View {
  @StateObject private var presenter = HarborPresenter()
  @ObservedObject var interactor: HarborInteractor
  var body: some View { Text(interactor.ferries.first ?? "") }
}
