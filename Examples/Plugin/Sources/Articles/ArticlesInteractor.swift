import Entities

final class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: (any ArticlesInteractorOutput)?

  func loadArticles() {
    let articles = [Article(title: "Layers"), Article(title: "Circles")]
    output?.didLoad(articles.map(\.title))
  }
}
