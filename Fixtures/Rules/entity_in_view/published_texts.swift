// Where one of three presenters keeps its entity to itself and hands over texts, two modules are no convention.
//- .viperlint.yml
exclude: []

//- Shared/Movie.swift
struct Movie: Codable {
  var title: String
  var year: Int
}

//- Genres/GenresView.swift
import SwiftUI

struct GenresView: View {
  @StateObject var presenter: GenresPresenter
  var body: some View { List(presenter.movies, id: \.title) { Text($0.title) } }  // ~ entity_in_view: GenresView
}

//- Genres/GenresPresenter.swift
import Combine

final class GenresPresenter: ObservableObject {
  @Published var movies: [Movie] = []
  private let interactor: GenresInteractorInput
  init(interactor: GenresInteractorInput) { self.interactor = interactor }
}

//- Genres/GenresInteractor.swift
protocol GenresInteractorInput { func load() -> [Movie] }

final class GenresInteractor: GenresInteractorInput { func load() -> [Movie] { [] } }

//- Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
  @StateObject var presenter: MoviesPresenter
  var body: some View { List(presenter.movies, id: \.title) { row($0) } }
  private func row(_ movie: Movie) -> some View { Text(movie.title) }  // ~ entity_in_view: Movie
}

//- Movies/MoviesPresenter.swift
import Combine

final class MoviesPresenter: ObservableObject {
  @Published var movies: [Movie] = []
  private let interactor: MoviesInteractorInput
  init(interactor: MoviesInteractorInput) { self.interactor = interactor }
}

//- Movies/MoviesInteractor.swift
protocol MoviesInteractorInput { func load() -> [Movie] }

final class MoviesInteractor: MoviesInteractorInput { func load() -> [Movie] { [] } }

//- Stars/StarsView.swift
import SwiftUI

struct StarsView: View {
  @StateObject var presenter: StarsPresenter
  var body: some View { Text(presenter.best) }
}

//- Stars/StarsPresenter.swift
import Combine

final class StarsPresenter: ObservableObject {
  @Published var best = ""
  private var movie: Movie?
  private let interactor: StarsInteractorInput
  init(interactor: StarsInteractorInput) { self.interactor = interactor }
}

//- Stars/StarsInteractor.swift
protocol StarsInteractorInput { func load() -> [Movie] }

final class StarsInteractor: StarsInteractorInput { func load() -> [Movie] { [] } }
