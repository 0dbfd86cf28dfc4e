//- Feed/Post.swift
struct FeedViewModel { let title: String }
enum FeedRoute { case entry(FeedViewModel), none }  // = none
enum MainSteps { case entry(FeedViewModel), none }  // = none
enum MainPages: Step { case entry(FeedViewModel), none }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Post.swift
struct FeedViewModel { let title: String }
enum FeedEntry { case entry(FeedViewModel), none }  // = view_model
enum MainPages { case entry(FeedViewModel), none }  // = view_model
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
