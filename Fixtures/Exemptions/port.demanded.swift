//- Photo/PickerView.swift
import UIKit

protocol PickerViewDelegate: AnyObject {
  var frameColor: UIColor { get }
  func didPick(_ image: UIImage)
}

final class PickerView: UIView {
  weak var delegate: PickerViewDelegate?
}

//- Photo/PhotoPresenter.swift
final class PhotoPresenter: PickerViewDelegate {
  var interactor: PhotoInteractorInput?

  var frameColor: UIColor { .red }

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

//- Album/AlbumModuleOutput.swift
protocol AlbumModuleOutput: AnyObject {
  func didChoose(_ picture: Picture)
}

//- Entities/Picture.swift
import CoreData

final class Picture: NSManagedObject {}

//- Album/AlbumViewController.swift
import UIKit

final class AlbumViewController: UIViewController {
  weak var output: AlbumModuleOutput?
}

//- Album/AlbumPresenter.swift
final class AlbumPresenter {}

//- Post/PostViewController.swift
import UIKit

// The other module's view calls it, and chose the type.
final class PostViewController: UIViewController, AlbumModuleOutput {
  func didChoose(_ picture: Picture) {}
}

//- Post/PostPresenter.swift
final class PostPresenter {}

//= twin
//- Photo/PickerView.swift
import UIKit

protocol PickerViewDelegate: AnyObject {
  func didPick()
}

final class PickerView: UIView {
  weak var delegate: PickerViewDelegate?
}

//- Photo/PhotoPresenter.swift
final class PhotoPresenter: PickerViewDelegate {
  var interactor: PhotoInteractorInput?

  func didPick(_ image: UIImage) {}  // ~ ui_type
}

//- Photo/PhotoInteractor.swift
protocol PhotoInteractorInput {}

final class PhotoInteractor: PhotoInteractorInput {}

//- Entities/Photo.swift
import CoreData

final class Photo: NSManagedObject {}

//- Photo/PhotoCell.swift
import UIKit

protocol PhotoCellDelegate: AnyObject {
  func didTap(_ photo: Photo)  // ~ entity_in_view: PhotoCellDelegate
}

final class PhotoCell: UICollectionViewCell {
  weak var delegate: PhotoCellDelegate?
}

//- Photo/PhotoViewController.swift
import UIKit

// A view that plugs into its own cell is on both sides of the port, and chose the type itself.
final class PhotoViewController: UIViewController, PhotoCellDelegate {
  let picker = PickerView()

  func didTap(_ photo: Photo) {}  // ~+ entity_in_view
}
