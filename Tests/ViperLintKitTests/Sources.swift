/// A module of VIPER in which the presenter names its router, and the router holds it in turn.
let login = [
  "Login/LoginView.swift": """
  final class LoginViewController: UIViewController {
    var output: LoginViewOutput?
  }

  """,
  "Login/LoginPresenter.swift": """
  protocol LoginViewOutput: AnyObject {}

  final class LoginPresenter: LoginViewOutput {
    var router: LoginRouter?
    let interactor: LoginInteractorInput
    init(interactor: LoginInteractorInput) { self.interactor = interactor }
  }

  """,
  "Login/LoginInteractor.swift": """
  protocol LoginInteractorInput {}

  final class LoginInteractor: LoginInteractorInput {
    let service: UserServiceProtocol
    init(service: UserServiceProtocol) { self.service = service }
  }

  """,
  "Login/LoginRouter.swift": """
  final class LoginRouter {
    var presenter: LoginPresenter?
  }

  """,
  "Shared/UserService.swift": """
  protocol UserServiceProtocol {}

  final class UserService: UserServiceProtocol {
    struct Session {}
    var session: Session?
  }

  """,
]

extension [String: String] {
  /// The same with further files, or others in their place.
  func with(_ files: [String: String]) -> [String: String] { merging(files) { $1 } }
}
