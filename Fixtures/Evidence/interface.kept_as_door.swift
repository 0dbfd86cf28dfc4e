//- Home/HomeViewController.swift
final class HomeViewController: UIViewController {}
//- Home/HomePresenter.swift
final class HomePresenter { weak var moduleInput: FeedInputProtocol? }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var input: FeedInputProtocol? }
//- Feed/FeedPresenter.swift
protocol FeedInputProtocol: AnyObject {}  // = module_interface
final class FeedPresenter: FeedInputProtocol {}

//= twin
//- Home/HomeViewController.swift
final class HomeViewController: UIViewController {}
//- Home/HomePresenter.swift
final class HomePresenter { weak var feed: FeedInputProtocol? }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var input: FeedInputProtocol? }
//- Feed/FeedPresenter.swift
protocol FeedInputProtocol: AnyObject {}  // = presenter
final class FeedPresenter: FeedInputProtocol {}
