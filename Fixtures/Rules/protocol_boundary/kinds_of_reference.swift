// Holding, taking, returning, casting to and statically calling a concrete type; the first letter of
// each holder keeps the pairs apart.
//- Articles/ArticlesRouter.swift
protocol ArticlesRouterInput { func close() }

final class ArticlesRouter: ArticlesRouterInput {
  static func openHelp() {}
  func close() {}
}

//- Articles/ArticlesPresenter.swift
final class HoldingPresenter: ArticlesViewOutput {
  var router: ArticlesRouter?  // ~ protocol_boundary 15: HoldingPresenter
}

final class TakingPresenter: ArticlesViewOutput {
  func start(with router: ArticlesRouter) {}  // ~ protocol_boundary: TakingPresenter
}

final class ReturningPresenter: ArticlesViewOutput {
  func makeRouter() -> ArticlesRouter? { nil }  // ~ protocol_boundary: ReturningPresenter
}

final class CastingPresenter: ArticlesViewOutput {
  var router: ArticlesRouterInput?
  func close() {
    (router as? ArticlesRouter)?.close()  // ~ protocol_boundary: CastingPresenter
  }
}

final class CallingPresenter: ArticlesViewOutput {
  func help() { ArticlesRouter.openHelp() }  // ~ protocol_boundary: CallingPresenter
}

final class CollectingPresenter: ArticlesViewOutput {
  var routers: [String: [ArticlesRouter]] = [:]  // ~ protocol_boundary: CollectingPresenter
}

final class PoliteRouterPresenter: ArticlesViewOutput {
  var router: ArticlesRouterInput?
  var others: [any ArticlesRouterInput] = []
  func start(with router: some ArticlesRouterInput) {}
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}
