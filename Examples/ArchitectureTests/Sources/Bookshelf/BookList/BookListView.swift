final class BookListView: BookListViewInput {
  var output: BookListViewOutput?
  private(set) var lines: [String] = []

  func show(_ titles: [String]) { lines = titles }
}
