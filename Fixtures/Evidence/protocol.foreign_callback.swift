//- Shared/ListDelegate.swift
protocol ListDelegate: AnyObject {}  // = port
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter: ListDelegate {}

//= twin
//- Feed/ListDelegate.swift
protocol ListDelegate: AnyObject {}  // = presenter
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter: ListDelegate {}
