// UIKit hands on other frameworks: what a file has of them from there needs their own import.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
import Foundation
import UIKit  // ~ ui_import: for kCGImagePropertyGPSLatitude alone, which ImageIO declares

protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  func place(_ values: [String: Int]) -> Int? { values[kCGImagePropertyGPSLatitude] }
}

//- Feed/FeedPresenter.swift
import CoreImage
import UIKit  // ~ ui_import: and nothing of it is used

protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var code: CIImage?
}

//- Feed/FeedReminderService.swift
import UIKit  // ~ ui_import: alone, which UserNotifications declares

final class FeedReminderService {
  private let center = UNUserNotificationCenter.current()
  func remind() { center.removeAllPendingNotificationRequests() }
}

//- Feed/FeedRecord.swift
import UIKit  // ~ ui_import: for NSManagedObject alone, which CoreData declares

final class FeedRecord: NSManagedObject {
  @NSManaged var title: String
}
