final class ArticlesWireframe: ArticlesWireframeInterface {
  func openArticle(titled title: String) { print("open \(title)") }
}
