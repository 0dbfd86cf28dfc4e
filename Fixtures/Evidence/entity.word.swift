//- Feed/Post.swift
struct PostEntity { let title: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: [PostEntity] = [] }
//- Feed/FeedFaults.swift
struct FeedOfferModel { let field: String; let text: String }  // = entity
final class FeedFaultsInteractor { var last: FeedOfferModel? }
final class FeedFaultsPresenter {}

//= twin
//- Feed/Post.swift
struct Post { let title: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: [Post] = [] }
//- Feed/FeedFaults.swift
struct FeedErrorModel { let field: String; let text: String }  // = none
final class FeedFaultsInteractor { var last: FeedErrorModel? }
final class FeedFaultsPresenter {}
