protocol FeedInteractorInput: AnyObject {
  func load()
}

protocol FeedInteractorOutput: AnyObject {
  func loaded(_ title: String)
}

final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedInteractorOutput?

  func load() {
    output?.loaded("Feed")
  }
}
