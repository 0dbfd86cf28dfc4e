//- Feed/Feed.swift
final class FeedCoordinator {  // = router
  var navigation: UINavigationController?
  func open() { navigation?.pushViewController(screen, animated: true) }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Feed/Tour.swift
import SwiftUI

@Observable
final class TourCoordinator {  // = router
  var path = NavigationPath()
  func open() { path.append(Stop.house) }
  enum Stop: Hashable { case house }
}

//= twin
//- Feed/Feed.swift
final class FeedCoordinator {  // = none
  var navigation: UINavigationController?
  func open() { navigation?.view.layoutIfNeeded() }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Feed/Tour.swift
import SwiftUI

@Observable
final class TourCoordinator {  // = none
  var path = [Stop]()
  func open() { path.append(Stop.house) }
  enum Stop: Hashable { case house }
}
