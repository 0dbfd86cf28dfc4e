//- Photo/PickerView.swift
import UIKit

protocol PickerViewDelegate: AnyObject {
  func didPick(_ image: UIImage)
}

final class PickerView: UIView {
  weak var delegate: PickerViewDelegate?
}

//- Photo/PhotoPresenter.swift
final class PhotoPresenter: PickerViewDelegate {
  var interactor: PhotoInteractorInput?

  func didPick(_ image: UIImage) {}
}

//- Photo/PhotoInteractor.swift
protocol PhotoInteractorInput {}

final class PhotoInteractor: PhotoInteractorInput {}

//- Photo/PhotoViewController.swift
import UIKit

final class PhotoViewController: UIViewController {
  let picker = PickerView()
}

//= twin
//- Photo/PickerView.swift
import UIKit

protocol PickerViewOutput: AnyObject {
  func didPick(_ image: UIImage)  // ~ ui_type
}

final class PickerView: UIView {
  weak var delegate: PickerViewOutput?
}

//- Photo/PhotoPresenter.swift
final class PhotoPresenter: PickerViewOutput {
  var interactor: PhotoInteractorInput?

  func didPick(_ image: UIImage) {}  // ~+ ui_type
}

//- Photo/PhotoInteractor.swift
protocol PhotoInteractorInput {}

final class PhotoInteractor: PhotoInteractorInput {}

//- Photo/PhotoViewController.swift
import UIKit

final class PhotoViewController: UIViewController {
  let picker = PickerView()
}
