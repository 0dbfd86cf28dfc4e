final class BookListRouter: BookListRouterInput {
  private(set) var opened: [String] = []

  func openDetails(of title: String) { opened.append(title) }
}
