// Names that begin with UI and are the repo's own are no framework types; a declaration of the repo
// wins over a framework's of the same name.
//- Common/UIConstants.swift
enum UIConstants { static let rows = 3 }
struct UIScreenBounds { let width: Double }
struct UIFont { let name: String }

//- Gallery/GalleryPresenter.swift
final class GalleryPresenter: GalleryViewOutput {
  var bounds: UIScreenBounds?
  var font: UIFont?
  var rows = UIConstants.rows
  var unknown: UIThingOfSomeLibrary?
  var view: UIView?  // ~ ui_type: UIView  ~ weak_back_reference: UIView
}

//- Gallery/GalleryViewController.swift
import UIKit

protocol GalleryViewOutput {}

final class GalleryViewController: UIViewController {
  var output: GalleryViewOutput?
}
