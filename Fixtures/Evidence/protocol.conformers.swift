//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
protocol Scrolling {}  // = presenter
final class FeedPresenter: Scrolling {}

//- Common/PrintReceipt.swift
protocol PrintReceipt {}  // = presenter
final class TillPresenter: PrintReceipt { var view: FeedViewController? }

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
protocol Scrolling {}  // = none
final class FeedPresenter {}
//- Common/PrintReceipt.swift
// What is done by several is mixed in to each of them, and is nobody's face.
protocol PrintReceipt {}  // = port
final class TillPresenter: PrintReceipt { var view: FeedViewController? }
//- App/ShopCoordinator.swift
final class ShopCoordinator: PrintReceipt {
  func start() { UINavigationController().pushViewController(UIViewController(), animated: true) }
}
