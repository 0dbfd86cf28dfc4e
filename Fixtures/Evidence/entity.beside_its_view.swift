//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  let bar = TitleBar()
  var presenter: FeedPresenter?
}
//- Feed/FeedPresenter.swift
final class FeedPresenter { var interactor: FeedInteractorInput? }
//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func bar() -> TitleBarModel }
final class FeedInteractor: FeedInteractorInput {
  func bar() -> TitleBarModel { TitleBarModel(title: "one", image: "1") }
}
//- Common/Bars/TitleBar/TitleBar.swift
final class TitleBar: UIView {
  func fill(with model: TitleBarModel) {}
}
//- Common/Bars/TitleBar/TitleBarModel.swift
struct TitleBarModel {  // = none
  let title: String
  let image: String
}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  let bar = TitleBar()
  var presenter: FeedPresenter?
}
//- Feed/FeedPresenter.swift
final class FeedPresenter { var interactor: FeedInteractorInput? }
//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func bar() -> TitleBarModel }
final class FeedInteractor: FeedInteractorInput {
  func bar() -> TitleBarModel { TitleBarModel(title: "one", image: "1") }
}
//- Common/Bars/TitleBar/TitleBar.swift
final class TitleBar: UIView {
  func fill(with model: TitleBarModel) {}
}
//- Common/Models/TitleBarModel.swift
struct TitleBarModel {  // = entity
  let title: String
  let image: String
}
