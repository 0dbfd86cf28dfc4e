//- Feed/Feed.swift
struct GiftViewModel { let title: String }
struct Quest { let gift: GiftViewModel }  // = none
//- Feed/QuestService.swift
final class QuestService {
  let session = URLSession.shared
  func send(_ quest: Quest) {}
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ quest: Quest) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
struct GiftViewModel { let title: String }
struct Quest { let gift: GiftViewModel }  // = view_model
//- Feed/QuestService.swift
final class QuestService {
  let session = URLSession.shared
  func send(_ quest: Int) {}
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ quest: Quest) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
