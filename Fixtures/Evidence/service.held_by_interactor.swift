//- Posts/PostStore.swift
protocol PostStoring {}
final class PostStore: PostStoring { let defaults = UserDefaults.standard }  // = service
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: PostStoring? }

//= twin
//- Posts/PostStore.swift
protocol PostStoring {}
final class PostStore: PostStoring { let defaults = UserDefaults.standard }  // = service
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: [String] = [] }
