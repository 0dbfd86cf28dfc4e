//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
enum Feed {
  struct Request {}  // = request
  struct Response {}  // = response
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var interactor: FeedBusinessLogic? }
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}
final class FeedInteractor: FeedBusinessLogic { var presenter: FeedPresentationLogic? }
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}
final class FeedPresenter: FeedPresentationLogic {}

//= twin
//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
enum Feed {
  struct Request {}  // = none
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var interactor: FeedBusinessLogic? }
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}
final class FeedInteractor: FeedBusinessLogic { var presenter: FeedPresentationLogic? }
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}
final class FeedPresenter: FeedPresentationLogic {}
