// What the witness of a port's requirement must name is excused; a platform's UI delegate is no port.
//- Photo/PhotoPickerView.swift
import UIKit

protocol PhotoPickerViewDelegate: AnyObject {
  func picker(_ picker: PhotoPickerView, didPick image: UIImage)
}

final class PhotoPickerView: UIView {
  weak var delegate: PhotoPickerViewDelegate?
}

//- Photo/PhotoPresenter.swift
final class PhotoPresenter: PhotoViewOutput, PhotoPickerViewDelegate {
  func picker(_ picker: PhotoPickerView, didPick image: UIImage) {}
  func keep(_ color: UIColor) {}  // ~ ui_type: UIColor
}

//- Photo/PhotoLibraryPresenter.swift
final class PhotoLibraryPresenter: NSObject, PhotoViewOutput {}

extension PhotoLibraryPresenter {
  func imagePickerController(_ picker: UIImagePickerController) {}  // ~ ui_type: UIImagePickerController
}

//- Photo/PhotoViewController.swift
import UIKit

protocol PhotoViewOutput {}

final class PhotoViewController: UIViewController {
  var output: PhotoViewOutput?
  let picker = PhotoPickerView()
}
