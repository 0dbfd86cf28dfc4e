//- Feed/Feed.swift
final class FeedViewModelService { func load() {} }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Feed/PosterService.swift
// Who fills what it is handed answers nothing.
final class PosterService {  // = none
  private var bars: [String: UIProgressView] = [:]
  private let session = URLSession.shared
  func load() {}
}

//= twin
//- Feed/Feed.swift
final class FeedPostService { func load() {} }  // = service
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Feed/PosterService.swift
// Who fills what it is handed answers nothing.
final class PosterService {  // = service
  private var bars: [String: UIProgressView] = [:]
  private let session = URLSession.shared
  func load() async throws -> URL { fatalError() }
}
