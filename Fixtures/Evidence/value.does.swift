//- Feed/Post.swift
struct Post { let title: String }
struct PostFormatter { let locale: String; func text() -> String { locale } }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { let formatter = PostFormatter(locale: "") }

//= twin
//- Feed/Post.swift
struct Post { let title: String }
struct PostFormat { let locale: String; func text() -> String { locale } }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { let formatter = PostFormat(locale: "") }
