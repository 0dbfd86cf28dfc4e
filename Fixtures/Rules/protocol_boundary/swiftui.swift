// A SwiftUI view must own its observable object as a concrete type, and cannot be held weakly.
//- Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
  @StateObject private var presenter: MoviesPresenter
  @ObservedObject
  private var again: MoviesPresenter
  @EnvironmentObject var environment: MoviesPresenter
  @State var state: MoviesPresenter
  @Bindable var bindable: MoviesPresenter

  var body: some View { Text("Movies") }
}

struct MovieRow: View {
  let presenter: MoviesPresenter  // ~ protocol_boundary: MoviesPresenter
  var body: some View { Text("Movie") }
}

//- Movies/MoviesPresenter.swift
import Combine

final class MoviesPresenter: ObservableObject {
  private let interactor: MoviesInteractorInput

  init(interactor: MoviesInteractorInput) { self.interactor = interactor }
}

//- Movies/MoviesInteractor.swift
protocol MoviesInteractorInput {}

final class MoviesInteractor: MoviesInteractorInput {
  private let presenter: MoviesPresenter  // ~ protocol_boundary: MoviesPresenter
  // ~^ weak_back_reference: MoviesPresenter
  init(presenter: MoviesPresenter) { self.presenter = presenter }  // ~+ protocol_boundary
}
