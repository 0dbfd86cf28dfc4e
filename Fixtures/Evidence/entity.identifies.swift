//- Feed/Post.swift
struct Post { let postId: Int; let blogId: Int }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }

//= twin
//- Feed/Post.swift
struct Post { let postId: Int; let title: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }
