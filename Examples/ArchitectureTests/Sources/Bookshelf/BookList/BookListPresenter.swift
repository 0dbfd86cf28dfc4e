final class BookListPresenter: BookListViewOutput, BookListInteractorOutput {
  weak var view: BookListViewInput?
  private let interactor: BookListInteractorInput
  private let router: BookListRouterInput

  init(interactor: BookListInteractorInput, router: BookListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidAppear() { interactor.load() }
  func didSelect(_ title: String) { router.openDetails(of: title) }
  func didLoad(_ books: [Book]) { view?.show(books.map { "\($0.title), \($0.author)" }) }
}
