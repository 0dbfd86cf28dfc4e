final class BookListInteractor: BookListInteractorInput {
  weak var output: BookListInteractorOutput?
  private let service: BookServiceProtocol

  init(service: BookServiceProtocol) { self.service = service }

  func load() { output?.didLoad(service.books()) }
}
