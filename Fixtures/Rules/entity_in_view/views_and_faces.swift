//- Entities/Article.swift
struct Article: Decodable {  // = entity by deduced
  let title: String
  let author: Author
}

struct Author: Decodable { let name: String }  // = entity by deduced

//- Articles/ArticlesProtocols.swift
protocol ArticlesViewInput: AnyObject {
  func show(_ articles: [Article])  // ~ entity_in_view: ArticlesViewInput
  func showEmpty()
}
protocol ArticlesViewOutput {
  func didSelect(_ article: Article)
}
protocol ArticlesInteractorInput { func load() }
protocol ArticlesInteractorOutput: AnyObject {
  func loaded(_ articles: [Article], by authors: [Author])
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  private var articles: [Article] = []  // ~+ entity_in_view

  func show(_ articles: [Article]) { self.articles = articles }  // ~+ entity_in_view
  func showEmpty() {}
}

//- Articles/ArticlesViewController+Table.swift
import UIKit

extension ArticlesViewController: UITableViewDataSource {
  func author(at row: Int) -> Author { articles[row].author }  // ~ entity_in_view: Author
}

//- Articles/Cells/ArticleCell.swift
import UIKit

final class ArticleCell: UITableViewCell {
  func configure(with article: Article) {}  // ~ entity_in_view: ArticleCell
}

final class AuthorCell: BoxCell<Author> {}  // ~ entity_in_view: AuthorCell

class BoxCell<Value>: UITableViewCell {
  var value: Value?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  weak var view: ArticlesViewInput?
  var interactor: ArticlesInteractorInput?
  private var articles: [Article] = []

  func didSelect(_ article: Article) {}
  func loaded(_ articles: [Article], by authors: [Author]) { view?.show(articles) }
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: ArticlesInteractorOutput?

  func load() {
    let articles = (try? JSONDecoder().decode([Article].self, from: Data())) ?? []
    let authors: [Author] = articles.map(\.author)
    output?.loaded(articles, by: authors)
  }
}
