@MainActor protocol ArticlesViewInterface: AnyObject {
  func show(_ titles: [String])
}

@MainActor protocol ArticlesInteractorInput: AnyObject {
  func loadArticles()
}

@MainActor protocol ArticlesInteractorOutput: AnyObject {
  func didLoad(_ titles: [String])
}

@MainActor protocol ArticlesWireframeInterface: AnyObject {
  func openArticle(titled title: String)
}
