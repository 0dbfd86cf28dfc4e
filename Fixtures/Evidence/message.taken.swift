//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
struct LoadRequest { let page: Int }  // = request
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var interactor: FeedBusinessLogic? }
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}
final class FeedInteractor: FeedBusinessLogic { func load(_ request: LoadRequest) {};  var presenter: FeedPresentationLogic? }
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}
final class FeedPresenter: FeedPresentationLogic {}

//= twin
//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
struct LoadRequest { let page: Int }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var interactor: FeedBusinessLogic? }
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}
final class FeedInteractor: FeedBusinessLogic {  var presenter: FeedPresentationLogic? }
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}
final class FeedPresenter: FeedPresentationLogic {}
