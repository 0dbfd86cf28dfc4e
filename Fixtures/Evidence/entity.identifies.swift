//- Feed/Post.swift
struct Post { let postId: Int; let blogId: Int }  // = none
struct Place { let idBlog: Int; let idPost: UUID }  // = none
struct BlogID: Codable { let rawValue: String }  // = none
struct ChipCode: RawRepresentable, Codable { let rawValue: String }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post?; var blog: BlogID?; var chip: ChipCode?; var place: Place? }

//= twin
//- Feed/Post.swift
struct Post { let postId: Int; let title: String }  // = entity
struct Place { let idBlog: Int; let idle: Bool }  // = entity
struct BlogName: Codable { let rawValue: String }  // = entity
struct ChipCode: Codable { let rawValue: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post?; var blog: BlogName?; var chip: ChipCode?; var place: Place? }
