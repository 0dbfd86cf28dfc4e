final class ArticlesView: ArticlesViewInterface {
  private var titles: [String] = []

  func show(_ titles: [String]) { self.titles = titles }
}
