// Values cannot be held weakly: a SwiftUI view, a structure behind the face.
//- Movies/MoviesPresenter.swift
import Combine

protocol MoviesViewInput { func refresh() }

final class MoviesPresenter: ObservableObject {
  var view: MoviesViewInput?
  var router: MoviesRouterInput?
}

//- Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View, MoviesViewInput {
  @ObservedObject var presenter: MoviesPresenter
  var body: some View { Text("Movies") }

  func refresh() {}
}

//- Movies/MoviesRouter.swift
protocol MoviesRouterInput {}

final class MoviesRouter: MoviesRouterInput {
  var output: MoviesOutput?  // ~ weak_back_reference: MoviesRouter
}

//- Movies/MoviesHostRouter.swift
final class MoviesHostRouter: MoviesRouterInput {
  let view: MoviesView

  init(view: MoviesView) { self.view = view }
}

//- Movies/MoviesListPresenter.swift
protocol MoviesOutput: AnyObject { func done() }

final class MoviesListPresenter: MoviesOutput {
  var router: MoviesRouterInput?

  func done() {}
}
