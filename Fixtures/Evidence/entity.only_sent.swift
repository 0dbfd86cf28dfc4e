//- Feed/PageRequestModel.swift
struct PageRequestModel: Encodable { let page: Int }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { private let page = PageRequestModel(page: 1) }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func load(_ page: PageRequestModel) }
final class FeedInteractor: FeedInteractorInput {
  func load(_ page: PageRequestModel) {}
}
//- Feed/FeedWorker.swift
final class FeedWorker { func load(_ page: PageRequestModel) {} }

//= twin
//- Feed/PageRequestModel.swift
struct PageRequestModel: Encodable { let page: Int }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { private let page = PageRequestModel(page: 1) }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func load(_ page: PageRequestModel) }
final class FeedInteractor: FeedInteractorInput {
  func load(_ page: PageRequestModel) {}
}
//- Feed/FeedWorker.swift
final class FeedWorker { func next() -> PageRequestModel { PageRequestModel(page: 2) } }
