// A typealias is no reference, its use is; nested ones and chains of them are followed.
//- Users/UsersPresenter.swift
protocol UsersViewOutput {}

final class UsersPresenter: UsersViewOutput {
  typealias R = UsersRouter
  typealias I = UsersInteractorInput
  var router: R?  // ~ protocol_boundary: UsersRouter
  var interactor: I?
}

//- Users/UsersViewController.swift
import UIKit

typealias UsersBrain = UsersPresenter
typealias UsersMind = UsersBrain

final class UsersViewController: UIViewController {
  var presenter: UsersMind?  // ~ protocol_boundary: UsersPresenter
}

final class UsersHeaderView: UIView {
  typealias P = UsersViewOutput
  var presenter: P?
}

//- Users/UsersInteractor.swift
protocol UsersInteractorInput {}

final class UsersInteractor: UsersInteractorInput {
  typealias S = UsersService
  let service = S()  // ~ protocol_boundary: UsersService
}

//- Users/UsersRouter.swift
final class UsersRouter {
  func close() {}
}

//- Services/UsersService.swift
import Foundation

final class UsersService {
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}
