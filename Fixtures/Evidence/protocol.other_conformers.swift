//- Common/Embedding.swift
protocol ToastPresenter {}  // = none
final class WarningPresenter: UIPresentationController, ToastPresenter {}  // = none
protocol EmbedViewController { func embed(_ child: UIViewController) }  // = port

//- Feed/FeedPresenter.swift
final class FeedPresenter: EmbedViewController {}

//- Feed/FeedRouter.swift
final class FeedRouter: EmbedViewController {}

//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}

//= twin
//- Common/Embedding.swift
protocol ToastPresenter {}  // = presenter
final class WarningPresenter: NSObject, ToastPresenter {}  // = presenter
protocol EmbedViewController { func embed(_ child: UIViewController) }  // = view

//- Feed/FeedPresenter.swift
final class FeedPresenter {}

//- Feed/FeedRouter.swift
final class FeedRouter {}

//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController, EmbedViewController {}
