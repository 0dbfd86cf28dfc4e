//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  var presenter: FeedPresenter?
  func show(_ row: FeedRowModel) {}
}
//- Feed/FeedPresenter.swift
final class FeedPresenter { var interactor: FeedInteractorInput? }
//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func rows() -> [FeedRowModel] }
final class FeedInteractor: FeedInteractorInput {
  func rows() -> [FeedRowModel] { [FeedRowModel(label: "one", value: "1")] }
}
//- Feed/View/ViewModel/FeedRow.swift
struct FeedRowModel {  // = none
  let label: String
  let value: String
}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  var presenter: FeedPresenter?
  func show(_ row: FeedRowModel) {}
}
//- Feed/FeedPresenter.swift
final class FeedPresenter { var interactor: FeedInteractorInput? }
//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func rows() -> [FeedRowModel] }
final class FeedInteractor: FeedInteractorInput {
  func rows() -> [FeedRowModel] { [FeedRowModel(label: "one", value: "1")] }
}
//- Feed/Models/FeedRow.swift
struct FeedRowModel {  // = entity
  let label: String
  let value: String
}
