//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { let sizes = SizeManager() }
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Common/SizeManager.swift
final class SizeManager {  // = none
  private(set) var insets = UIEdgeInsets()
  init() {
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.turned, object: nil)
  }
  @objc func turned() { insets = UIScreen.main.insets }
}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { let sizes = SizeManager() }
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Common/SizeManager.swift
final class SizeManager {  // = service
  private(set) var insets = 0
  init() {
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: nil, object: nil)
  }
  @objc func turned() { insets = 3 }
}
