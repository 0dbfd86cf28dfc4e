import UIKit

protocol ProfileViewInterface: AnyObject {
  func show(_ title: String)
}

final class ProfileViewController: UIViewController, ProfileViewInterface {
  var presenter: ProfilePresenterInterface?

  func show(_ title: String) {
    self.title = title
  }
}
