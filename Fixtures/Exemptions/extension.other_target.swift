//- Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Debugging")])

//- Sources/App/Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Sources/App/Feed/FeedPresenter.swift
protocol FeedViewOutput {}

public final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Sources/App/Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Sources/App/Services/RatesService.swift
protocol RatesServiceProtocol {}

public final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//- Sources/Debugging/FeedPresenter+Dump.swift
import App

extension FeedPresenter {
  func dump(_ rates: RatesService) {}
  func dump(into view: UIView) {}
}

//= twin
//- Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Debugging")])

//- Sources/App/Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Sources/App/Feed/FeedPresenter.swift
protocol FeedViewOutput {}

public final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Sources/App/Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Sources/App/Services/RatesService.swift
protocol RatesServiceProtocol {}

public final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//- Sources/App/Feed/FeedPresenter+Dump.swift
extension FeedPresenter {
  func dump(_ rates: RatesService) {}  // ~ layer_dependency
  func dump(into view: UIView) {}  // ~ ui_type
}
