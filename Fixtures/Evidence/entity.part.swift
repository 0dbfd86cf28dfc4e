//- Feed/Author.swift
struct Author { let name: String }  // = entity
//- Feed/Post.swift
struct Post: Codable { let author: Author }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: [Post] = [] }

//= twin
//- Feed/Author.swift
struct Author { let name: String }  // = none
//- Feed/Post.swift
struct Post: Codable { let author: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: [Post] = [] }
