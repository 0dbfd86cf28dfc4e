// A screen that keeps a part of its module and is kept by it: neither is freed, whatever the table lets
// each of them know.
//- .viperlint.yml
preset: ribs

//- Profile/ProfileViewController.swift
import UIKit

protocol ProfileViewInput: AnyObject {}

final class ProfileViewController: UIViewController, ProfileViewInput {
  var router: ProfileRouterInput?  // ~ layer_dependency
}

//- Profile/ProfileRouter.swift
protocol ProfileRouterInput {}

final class ProfileRouter: ProfileRouterInput {
  private var view: ProfileViewInput?  // ~ weak_back_reference: ProfileRouter.view -> ProfileViewController.router -> ProfileRouter

  func build() -> ProfileViewInput {
    let screen = ProfileViewController()
    view = screen
    screen.router = self
    return screen
  }
}

//- Profile/ProfileInteractor.swift
final class ProfileInteractor {
  private let view: ProfileViewInput
  init(view: ProfileViewInput) { self.view = view }
}

//- Basket/BasketViewController.swift
import UIKit

protocol BasketViewInput: AnyObject {}

final class BasketViewController: UIViewController, BasketViewInput {
  weak var router: BasketRouterInput?  // ~ layer_dependency
}

//- Basket/BasketRouter.swift
protocol BasketRouterInput: AnyObject {}

final class BasketRouter: BasketRouterInput {
  private var view: BasketViewInput?

  func build() -> BasketViewInput {
    let screen = BasketViewController()
    view = screen
    screen.router = self
    return screen
  }
}

//- Basket/BasketInteractor.swift
final class BasketInteractor {
  private let view: BasketViewInput
  init(view: BasketViewInput) { self.view = view }
}
