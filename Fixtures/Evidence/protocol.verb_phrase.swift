protocol PresentViewControllerProtocol { func present(_ controller: UIViewController) }  // = port
//- Feed/FeedPresenter.swift
final class FeedPresenter: PresentViewControllerProtocol {}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController, PresentViewControllerProtocol {}

//= twin
protocol FeedViewControllerProtocol { func present(_ controller: UIViewController) }  // = view
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewControllerProtocol {}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController, FeedViewControllerProtocol {}
