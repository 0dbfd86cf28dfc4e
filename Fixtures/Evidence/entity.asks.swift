//- Login/LoginModels.swift
enum LoginModels {
  enum SignIn {
    struct Request: Encodable { let user: String; let secret: String }  // = none
    struct Response: Decodable { let phone: String; let address: String }
  }
}
//- Login/LoginViewController.swift
final class LoginViewController: UIViewController {
  var output: LoginPresenter?
  func tapped() { output?.signIn(LoginModels.SignIn.Request(user: "", secret: "")) }
}
//- Login/LoginPresenter.swift
final class LoginPresenter {
  var interactor: LoginInteractorInput?
  func signIn(_ request: LoginModels.SignIn.Request) { interactor?.signIn(request) }
}
//- Login/LoginInteractor.swift
protocol LoginInteractorInput { func signIn(_ request: LoginModels.SignIn.Request) }
final class LoginInteractor: LoginInteractorInput {
  func signIn(_ request: LoginModels.SignIn.Request) {}
}

//= twin
//- Login/LoginModels.swift
enum LoginModels {
  enum SignIn {
    struct Request: Codable { let user: String; let secret: String }  // = entity
  }
}
//- Login/LoginViewController.swift
final class LoginViewController: UIViewController {
  var output: LoginPresenter?
  func tapped() { output?.signIn(LoginModels.SignIn.Request(user: "", secret: "")) }
}
//- Login/LoginPresenter.swift
final class LoginPresenter {
  var interactor: LoginInteractorInput?
  func signIn(_ request: LoginModels.SignIn.Request) { interactor?.signIn(request) }
}
//- Login/LoginInteractor.swift
protocol LoginInteractorInput { func signIn(_ request: LoginModels.SignIn.Request) }
final class LoginInteractor: LoginInteractorInput {
  func signIn(_ request: LoginModels.SignIn.Request) {}
}
