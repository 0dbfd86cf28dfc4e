//- Feed/FeedInteractor.swift
final class FeedInteractor { func load() { hand(DTO.DisplayData(title: "")) } }
enum DTO {
  struct DisplayData { let title: String }  // = entity
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}

//= twin
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
enum DTO {
  struct DisplayData { let title: String }  // = view_model
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { hand(DTO.DisplayData(title: "")) } }
