//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
protocol Scrolling {}  // = presenter
final class FeedPresenter: Scrolling {}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
protocol Scrolling {}  // = none
final class FeedPresenter {}
