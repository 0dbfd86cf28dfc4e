// Images, colours and fonts in view models are a warning, controls are the rule's own severity; both
// are reported.
//- Profile/ProfileViewModel.swift
struct ProfileViewModel {
  let avatar: UIImage?  // ~ ui_type: UIImage
  let badge: UILabel  // ~ ui_type: UILabel
  let name: String
  let size: CGSize
}

//- Profile/ProfilePresenter.swift
final class ProfilePresenter: ProfileViewOutput {
  var model: ProfileViewModel?
}

//- Profile/ProfileViewController.swift
import UIKit

protocol ProfileViewOutput {}

final class ProfileViewController: UIViewController {
  var output: ProfileViewOutput?

  func show(_ model: ProfileViewModel) {}
}
