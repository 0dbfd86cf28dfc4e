// A conversion kept in the view model's file belongs to the view model; one in a file of its own
// belongs to the type that it extends.
//- Articles/Article.swift
struct Article: Decodable { let title: String }  // = entity by deduced

//- Articles/ArticleViewModel.swift
struct ArticleViewModel { let title: String }

extension Article {
  func asViewModel() -> ArticleViewModel { ArticleViewModel(title: title) }
}

//- Articles/Article+Row.swift
extension Article {
  func asRow() -> ArticleViewModel { ArticleViewModel(title: title) }  // ~ layer_dependency: Article
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewOutput: AnyObject { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  var interactor: ArticlesInteractorInput?
  private var rows: [ArticleViewModel] = []

  func didLoad() { interactor?.load() }
  func loaded(_ articles: [Article]) { rows = articles.map { $0.asViewModel() } }
}

//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput: AnyObject { func load() }
protocol ArticlesInteractorOutput: AnyObject { func loaded(_ articles: [Article]) }

final class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: ArticlesInteractorOutput?

  func load() { output?.loaded((try? JSONDecoder().decode([Article].self, from: Data())) ?? []) }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?

  func show(_ rows: [ArticleViewModel]) {}
}
