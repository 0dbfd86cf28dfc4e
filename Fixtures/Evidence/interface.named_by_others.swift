//- Home/HomeViewController.swift
final class HomeViewController: UIViewController {}
//- Home/HomePresenter.swift
final class HomePresenter { var feed: FeedDoor? }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
protocol FeedDoor {}  // = module_interface
final class FeedPresenter: FeedDoor {}

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
