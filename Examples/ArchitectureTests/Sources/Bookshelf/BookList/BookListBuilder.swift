enum BookListBuilder {
  static func build() -> BookListView {
    let interactor = BookListInteractor(service: BookService())
    let presenter = BookListPresenter(interactor: interactor, router: BookListRouter())
    let view = BookListView()
    interactor.output = presenter
    presenter.view = view
    view.output = presenter
    return view
  }
}
