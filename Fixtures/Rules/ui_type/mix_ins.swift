// Nobody calls out through a mix-in, so it excuses nobody who conforms to it.
//- Common/Alerting.swift
import UIKit

protocol Alerting {
  func alert(_ text: String, over screen: UIViewController)
}

protocol PhotoTaking: AnyObject {
  func take(_ photo: UIImage)
}

final class Camera {
  weak var taker: PhotoTaking?
}

//- Trip/TripPresenter.swift
final class TripPresenter: Alerting, PhotoTaking {
  var interactor: TripInteractorInput?

  func alert(_ text: String, over screen: UIViewController) {}  // ~ ui_type: UIViewController

  func take(_ photo: UIImage) {}
}

//- Trip/TripInteractor.swift
protocol TripInteractorInput {}

final class TripInteractor: TripInteractorInput {}

//- Trip/TripRouter.swift
import UIKit

final class TripRouter: Alerting {
  func alert(_ text: String, over screen: UIViewController) {}
}

//- Trip/TripViewController.swift
import UIKit

final class TripViewController: UIViewController, PhotoTaking {
  func take(_ photo: UIImage) {}
}
