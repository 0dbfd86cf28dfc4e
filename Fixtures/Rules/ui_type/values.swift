// Values of Core Graphics and MapKit, and index paths, are no UI.
//- Map/MapPresenter.swift
import CoreGraphics
import MapKit

final class MapPresenter: MapViewOutput {
  var size = CGSize.zero
  var frame: CGRect?
  var width: CGFloat = 0
  var region: MKCoordinateRegion?
  var selected: IndexPath?
  var insets: UIEdgeInsets?  // ~ ui_type: UIEdgeInsets

  func didSelect(at indexPath: IndexPath) { selected = IndexPath(row: 0, section: 0) }
}

//- Map/MapViewController.swift
import UIKit

protocol MapViewOutput {}

final class MapViewController: UIViewController {
  var output: MapViewOutput?
}
