// Who keeps somebody and hands itself over is its owner, whatever their roles and the names of the properties.
//- .viperlint.yml
exclude: []

//- Profile/ProfileViewController.swift
import UIKit

protocol ProfileTableOwner { func open(_ row: Int) }
protocol ProfileTable { func reload() }

final class ProfileViewController: UIViewController, ProfileTableOwner, PhotoReceiver, MapOwner, PlayerStage {
  var presenter: ProfilePresenter?  // ~ protocol_boundary
  var table: ProfileTable!
  let picker = PhotoPicker()
  let map = MapView()
  func open(_ row: Int) {}
  func take(_ photo: UIImage) {}

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let table = segue.destination as? ProfileTableController {
      self.table = table
      table.screen = self
    }
    picker.receiver = self
    map.owner = self
  }

  private var player: PlayerView?
  func play() {
    player = PlayerView()
    player?.stage = self
  }
  func stop() { player = nil }
}

//- Profile/ProfileTableController.swift
import UIKit

final class ProfileTableController: UITableViewController, ProfileTable {
  var screen: ProfileTableOwner!  // ~ weak_back_reference: ProfileTableController.screen -> ProfileViewController.table -> ProfileTableController
  func reload() {}
}

//- Profile/PhotoPicker.swift
import UIKit

protocol PhotoReceiver { func take(_ photo: UIImage) }

final class PhotoPicker: NSObject {
  var receiver: PhotoReceiver?  // ~ weak_back_reference: PhotoPicker.receiver -> ProfileViewController.picker -> PhotoPicker
}

//- Profile/MapView.swift
import UIKit

protocol MapOwner: AnyObject {}

final class MapView: UIView {
  weak var owner: MapOwner?
  var legend: MapLegend?
}

final class MapLegend: UIView {
  var shown: MapOwner?
}

//- Profile/PlayerView.swift
import UIKit

protocol PlayerStage: AnyObject {}

final class PlayerView: UIView {
  var stage: PlayerStage?
}

//- Profile/ProfilePresenter.swift
final class ProfilePresenter {
  weak var view: ProfileViewController?  // ~ protocol_boundary
  var interactor: ProfileInteractor?  // ~ protocol_boundary
}

//- Profile/ProfileInteractor.swift
final class ProfileInteractor {}
