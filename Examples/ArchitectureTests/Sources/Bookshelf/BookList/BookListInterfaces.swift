protocol BookListViewInput: AnyObject {
  func show(_ titles: [String])
}

protocol BookListViewOutput: AnyObject {
  func viewDidAppear()
  func didSelect(_ title: String)
}

protocol BookListInteractorInput {
  func load()
}

protocol BookListInteractorOutput: AnyObject {
  func didLoad(_ books: [Book])
}

protocol BookListRouterInput {
  func openDetails(of title: String)
}
