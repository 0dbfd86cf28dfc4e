//- Login/LoginPresenter.swift
final class LoginPresenter {}
//- Login/LoginStore.swift
final class LoginStore {  // = none
  private let session = URLSession.shared
  func login(presenter: LoginPresenter) {}
}
//- Login/LoginInteractor.swift
final class LoginInteractor {}

//= twin
//- Login/LoginPresenter.swift
final class LoginPresenter {}
//- Login/LoginStore.swift
final class LoginStore {  // = service
  private let session = URLSession.shared
  func login(name: String) {}
}
//- Login/LoginInteractor.swift
final class LoginInteractor {}
