//- Feed/FeedProtocols.swift
protocol FeedInteractorOutput: AnyObject { func didLoad(_ post: Post) }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedInteractorOutput { func didLoad(_ post: Post) {} }
//- Feed/FeedInteractor.swift
struct Post { let title: String }  // = entity
final class FeedInteractor { weak var output: FeedInteractorOutput? }

//= twin
//- Feed/FeedProtocols.swift
protocol FeedInteractorOutput: AnyObject { func didLoad(_ post: String) }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedInteractorOutput { func didLoad(_ post: String) {} }
//- Feed/FeedInteractor.swift
struct Post { let title: String }  // = none
final class FeedInteractor { weak var output: FeedInteractorOutput? }
