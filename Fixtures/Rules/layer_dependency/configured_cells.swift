// A cell of the configuration replaces the preset's: opened here, closed there, or for some kinds of
// reference only.
//- .viperlint.yml
preset: viper
dependencies:
  presenter:
    service: {allow: protocol, because: "small screens have no logic of their own"}
    entity: {allow: any, as: [parameter, local], because: "presenters format and keep nothing"}
  view:
    view_model: never

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewOutput { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  var interactor: ArticlesInteractorInput?
  let service: ArticlesServiceProtocol = ArticlesService()
  private var articles: [Article] = []  // ~ layer_dependency: Article

  func didLoad() { interactor?.load() }
  func loaded(_ articles: [Article]) {}
}

//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput { func load() }
protocol ArticlesInteractorOutput: AnyObject { func loaded(_ articles: [Article]) }

final class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: ArticlesInteractorOutput?

  func load() { output?.loaded((try? JSONDecoder().decode([Article].self, from: Data())) ?? []) }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
  private var rows: [ArticleViewModel] = []  // ~ layer_dependency: ArticleViewModel
}

//- Articles/ArticleViewModel.swift
struct ArticleViewModel { let title: String }

//- Entities/Article.swift
struct Article: Decodable { let title: String }

//- Services/ArticlesService.swift
protocol ArticlesServiceProtocol { func fetch() async throws -> Data }

final class ArticlesService: ArticlesServiceProtocol {
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}
