// A conversion kept in the view model's file belongs to the view model; one in a file of its own
// belongs to the type that it extends.
//- Articles/Article.swift
struct Article: Decodable { let title: String }  // = entity by deduced

//- Articles/ArticleViewModel.swift
struct ArticleViewModel { let title: String }

extension Article {
  func asViewModel() -> ArticleViewModel { ArticleViewModel(title: title) }
}

//- Articles/Author.swift
struct Author: Decodable { let name: String }  // = entity by deduced

//- Articles/Author+Row.swift
extension Author {
  func asRow() -> ArticleViewModel { ArticleViewModel(title: name) }  // ~ layer_dependency: Author
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesViewOutput: AnyObject { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  var interactor: ArticlesInteractorInput?
  private var rows: [ArticleViewModel] = []

  func didLoad() { interactor?.load() }
  func loaded(_ articles: [Article], by author: Author) { rows = articles.map { $0.asViewModel() } }
}

//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput: AnyObject { func load() }
protocol ArticlesInteractorOutput: AnyObject { func loaded(_ articles: [Article], by author: Author) }

final class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: ArticlesInteractorOutput?

  func load() {
    let articles = (try? JSONDecoder().decode([Article].self, from: Data())) ?? []
    output?.loaded(articles, by: Author(name: ""))
  }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?

  func show(_ rows: [ArticleViewModel]) {}
}
