// What a view holds as its state is the presenter of a scene that has none, and of no other.
//- .viperlint.yml
preset: clean-swift

//- Main/MainModel.swift
import Combine

final class MainModel: ObservableObject {  // = none
  @Published var titles: [String] = []
}

//- Main/MainView.swift
import SwiftUI

struct MainView: View {
  @ObservedObject var model: MainModel
  var body: some View { Text(model.titles.first ?? "") }
}

//- Main/MainPresenter.swift
protocol MainPresentable { func show(_ titles: [String]) }

final class MainPresenter: MainPresentable {
  private let model: MainModel
  init(model: MainModel) { self.model = model }
  func show(_ titles: [String]) { model.titles = titles }
}

//- Main/MainInteractor.swift
final class MainInteractor {
  private let presenter: any MainPresentable
  init(presenter: any MainPresentable) { self.presenter = presenter }
  func load() { presenter.show(["A"]) }
}

//- List/ListModel.swift
import Combine

final class ListModel: ObservableObject {  // = presenter
  @Published var titles: [String] = []
  func show(_ titles: [String]) { self.titles = titles }
}

//- List/ListView.swift
import SwiftUI

struct ListView: View {
  @ObservedObject var model: ListModel  // ~ layer_dependency
  var body: some View { Text(model.titles.first ?? "") }
}

//- List/ListInteractor.swift
final class ListInteractor {
  private let presenter: ListModel  // ~ protocol_boundary
  init(presenter: ListModel) { self.presenter = presenter }
  func load() { presenter.show(["A"]) }
}
