//- Home/HomeViewController.swift
final class HomeViewController: UIViewController {}
//- Home/HomePresenter.swift
final class HomePresenter {
  var feed: FeedDoor?
  var feeds: FeedBuilding?
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
protocol FeedDoor {}  // = module_interface
final class FeedPresenter: FeedDoor {}
//- Feed/FeedBuilder.swift
// A builder's face is a builder's, whoever names it.
protocol FeedBuilding {}  // = builder
struct FeedBuilder: FeedBuilding {  // = builder
  func build() -> UIViewController {
    let presenter = FeedPresenter()
    return FeedViewController(presenter)
  }
}

//= twin
//- Home/HomeViewController.swift
final class HomeViewController: UIViewController {}
//- Home/HomePresenter.swift
final class HomePresenter { var feed: FeedDoor? }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var door: FeedDoor? }
//- Feed/FeedPresenter.swift
protocol FeedDoor {}  // = presenter
final class FeedPresenter: FeedDoor {}
