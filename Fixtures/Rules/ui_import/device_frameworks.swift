// WatchKit is used by any of its names, most of which no list has, and AppKit by the app's global object.
//- Tide/TideService.swift
import WatchKit

final class TideService {
  private let session = URLSession.shared

  func refresh(_ settings: WKSomethingNewSettings) {}
}

//- Tide/TideQueueService.swift
#if os(watchOS)
  import WatchKit  // ~+ ui_type
#endif

final class TideQueueService {
  private let session = URLSession.shared

  #if os(watchOS)
    var pending: WKURLSessionRefreshBackgroundTask?  // ~ note ui_type
  #endif
}

//- Tide/TideStoreService.swift
import WatchKit  // ~ ui_import: nothing of it is used

final class TideStoreService {
  private let session = URLSession.shared
}

//- Tide/TideQuitService.swift
import Cocoa  // ~+ ui_type

final class TideQuitService {
  private let session = URLSession.shared

  func quit() { NSApp.reply(toApplicationShouldTerminate: true) }  // ~ note ui_type: NSApp
}

//- Tide/TideLookService.swift
import Cocoa  // ~+ ui_type

final class TideLookService {
  private let session = URLSession.shared

  func look() { print(NSApp.effectiveAppearance) }  // ~ ui_type: NSApp
}

//- Tide/TideViewController.swift
import UIKit

final class TideViewController: UIViewController {
  var output: TideViewOutput?
}

//- Tide/TidePresenter.swift
protocol TideViewOutput {}

final class TidePresenter: TideViewOutput {
  var interactor: TideInteractorInput?
}

//- Tide/TideInteractor.swift
protocol TideInteractorInput {}

final class TideInteractor: TideInteractorInput {}
