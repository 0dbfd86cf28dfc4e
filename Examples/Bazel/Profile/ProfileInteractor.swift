protocol ProfileInteractorInput: AnyObject {
  func load()
}

protocol ProfileInteractorOutput: AnyObject {
  func loaded(_ title: String)
}

final class ProfileInteractor: ProfileInteractorInput {
  weak var output: ProfileInteractorOutput?

  func load() {
    output?.loaded("Profile")
  }
}
