// Views of two modules ask static members of their routers where to go, as SwiftUI's links want it, and no
// presenter knows one: that is how this code goes on.
//- .viperlint.yml
exclude: []

//- Genres/GenresView.swift
import SwiftUI

struct GenresView: View {
  @StateObject var presenter: GenresPresenter
  var body: some View {
    NavigationLink(destination: GenresRouter.makeMovies()) { Text("") }  // ~ note layer_dependency
  }
}

//- Genres/GenresPresenter.swift
import Combine

final class GenresPresenter: ObservableObject {
  private let interactor: GenresInteractorInput
  init(interactor: GenresInteractorInput) { self.interactor = interactor }
}

//- Genres/GenresInteractor.swift
protocol GenresInteractorInput {}

final class GenresInteractor: GenresInteractorInput {}

//- Genres/GenresRouter.swift
import SwiftUI

final class GenresRouter {
  static func createModule() -> GenresView {
    GenresView(presenter: GenresPresenter(interactor: GenresInteractor()))
  }

  static func makeMovies() -> some View { MoviesRouter.createModule() }
}

//- Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
  @StateObject var presenter: MoviesPresenter
  var body: some View {
    NavigationLink(destination: MoviesRouter.makeGenres()) { Text("") }  // ~ note layer_dependency
  }
}

//- Movies/MoviesPresenter.swift
import Combine

final class MoviesPresenter: ObservableObject {
  private let interactor: MoviesInteractorInput
  init(interactor: MoviesInteractorInput) { self.interactor = interactor }
}

//- Movies/MoviesInteractor.swift
protocol MoviesInteractorInput {}

final class MoviesInteractor: MoviesInteractorInput {}

//- Movies/MoviesRouter.swift
import SwiftUI

final class MoviesRouter {
  static func createModule() -> MoviesView {
    MoviesView(presenter: MoviesPresenter(interactor: MoviesInteractor()))
  }

  static func makeGenres() -> some View { GenresRouter.createModule() }
}
