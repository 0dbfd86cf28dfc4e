//- Feed/Models/Sorting.swift
enum Sorting: String, CaseIterable { case newest, oldest }  // = none
//- Feed/Models/Post.swift
struct Post: Decodable { let sorting: Sorting }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  private var sortings = Sorting.allCases
}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { func posts() -> [Post] { [] } }

//= twin
//- Feed/Models/Sorting.swift
enum Sorting: String, CaseIterable { case newest, oldest }  // = entity
//- Feed/Models/Post.swift
struct Post: Decodable { let sorting: Sorting }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  private var sorting = Sorting.newest
}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { func posts() -> [Post] { [] } }
