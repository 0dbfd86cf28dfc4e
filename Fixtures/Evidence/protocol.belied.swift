protocol ToastPresenterInput {}  // = none
final class Toast: ToastPresenterInput {}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Feed/Feed.swift
protocol FeedPresenterInput {}  // = presenter
final class Toast: FeedPresenterInput {}
