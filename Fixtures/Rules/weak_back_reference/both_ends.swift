// Two who keep each other by delegates are told of at one end, always the same.
//- Feed/FeedViewController.swift
import UIKit

protocol FeedRowsDelegate: AnyObject {}
protocol FeedTabsDelegate: AnyObject {}

final class FeedRowsController: UIViewController, FeedTabsDelegate {
  var rowsDelegate: FeedRowsDelegate?  // ~ weak_back_reference: FeedRowsController.rowsDelegate -> FeedTabsController.tabsDelegate -> FeedRowsController
}

final class FeedTabsController: UIViewController, FeedRowsDelegate {
  var tabsDelegate: FeedTabsDelegate?
  var presenter: FeedPresenting?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenting {}

final class FeedPresenter: FeedPresenting {
  var interactor: FeedInteracting?
}

//- Feed/FeedInteractor.swift
protocol FeedInteracting {}

final class FeedInteractor: FeedInteracting {}
