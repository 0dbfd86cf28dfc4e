import Architecture
import Configuration
import Foundation
import Testing

/// The role of one type, or nil.
private func checkRole(
  _ type: String, _ expected: Role?, _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let model = try architecture(of: text)
  #expect(try model.type(type).role == expected, sourceLocation: sourceLocation)
}

/// A module whose interactor and presenter the cases below complete.
private let feed = """
  //- Feed/FeedViewController.swift
  final class FeedViewController: UIViewController, FeedViewInput {
    func show(_ items: [Post]) {}
  }
  //- Feed/FeedProtocols.swift
  protocol FeedViewInput: AnyObject { func show(_ items: [Post]) }

  """

@Suite("What role a type has")
struct RoleTests {
  @Test func `a value that only presenters make and views show is a view model`() throws {
    try checkRole(
      "Post", .viewModel,
      feed + """
        //- Feed/FeedPresenter.swift
        struct Post { let title: String }
        final class FeedPresenter { weak var view: FeedViewInput?; func load() { view?.show([Post(title: "")]) } }
        //- Feed/FeedInteractor.swift
        final class FeedInteractor {}
        """)
  }

  @Test func `a value that the interactor makes as well is an entity`() throws {
    try checkRole(
      "Post", .entity,
      feed + """
        //- Feed/FeedPresenter.swift
        struct Post { let title: String }
        final class FeedPresenter { weak var view: FeedViewInput?; func load() { view?.show([Post(title: "")]) } }
        //- Feed/FeedInteractor.swift
        final class FeedInteractor { func load() -> [Post] { [Post(title: "")] } }
        """)
  }

  @Test func `a value that presenters make and interactors only keep could be either`() throws {
    try checkRole(
      "Post", nil,
      feed + """
        //- Feed/FeedPresenter.swift
        struct Post { let title: String }
        final class FeedPresenter { weak var view: FeedViewInput?; func load() { view?.show([Post(title: "")]) } }
        //- Feed/FeedInteractor.swift
        final class FeedInteractor { var shown: Post? }
        """)
  }

  @Test(arguments: [
    ("toViewModel() -> String", Role?.some(.entity)), ("asText() -> String", .entity),
    ("toggle()", nil), ("total() -> Int", nil), ("assign(_ title: String)", nil), ("flip()", nil),
    ("hash(into hasher: inout Hasher)", .entity), ("with(title: String) -> Post", .entity),
  ])
  func `a class's conversion is told from a method by the word, not by its letters`(
    function: String, role: Role?
  ) throws {
    try checkRole(
      "Post", role,
      """
      //- Feed/FeedPresenter.swift
      final class FeedPresenter {}
      //- Feed/FeedInteractor.swift
      final class Post { var title = ""; func \(function) { fatalError() } }
      final class FeedInteractor { var posts: [Post] = [] }
      """)
  }

  @Test func `what is nested in a value proves nothing of the value itself`() throws {
    let text = """
      //- Feed/FeedProtocols.swift
      protocol FeedInteractorOutput: AnyObject { func didLoad(_ post: Post) }
      //- Feed/Post.swift
      struct Post {
        let title: String
        struct Draft: Codable { let post: [Post] }
      }
      //- Feed/FeedPresenter.swift
      final class FeedPresenter: FeedInteractorOutput { func didLoad(_ post: Post) {} }
      //- Feed/FeedInteractor.swift
      final class FeedInteractor { weak var output: FeedInteractorOutput?; var draft: Post.Draft? }
      """
    let post = try architecture(of: text).type("Post")
    #expect(post.evidence.map(\.id) == ["entity.carried"])
    #expect(post.certainty == .deduced)
  }

  @Test func `a value that another target teaches to show itself is no view`() throws {
    let text = """
      //- Sources/Money/Amount.swift
      public struct Amount: Codable { let minor: Int }
      public struct Rate { let minor: Int }
      //- Sources/MoneyUI/Amount+View.swift
      import SwiftUI
      extension Amount: View { public var body: some View { Text("") } }
      extension Rate: View { public var body: some View { Text("") } }
      //- Sources/MoneyUI/Badge.swift
      struct Badge {}
      //- Sources/MoneyUI/Badge+View.swift
      import SwiftUI
      extension Badge: View { var body: some View { Text("") } }
      """
    try checkRole("Amount", nil, text)
    try checkRole("Rate", nil, text)
    try checkRole("Badge", .view, text)
  }

  @Test func `a protocol that collects many says nothing of each of them`() throws {
    let parts = ["Starting", "Closing", "Swapping", "Opening"]
    let text = """
      //- App/Parts.swift
      \(parts.map { "protocol \($0) { func run() }" }.joined(separator: "\n"))
      protocol Coordinating: AnyObject { func changePin() }
      protocol Alone: AnyObject { func show() }
      protocol Bridge: \(parts.joined(separator: ", ")), Coordinating {}
      //- App/MainController.swift
      import UIKit
      final class MainController: UIViewController, Bridge, Alone { func run() {}; func changePin() {}; func show() {} }
      """
    try checkRole("Coordinating", nil, text)
    try checkRole("Alone", .view, text)
    try checkRole(
      "Coordinating", .view, text + "\nfinal class Other: UIViewController, Coordinating {}")
  }

  @Test func `what is nested in a view model is one`() throws {
    try checkRole(
      "FeedViewModel.Page", .viewModel,
      """
      //- Feed/FeedViewModel.swift
      struct FeedViewModel { struct Page { let number: Int }; let pages: [Page] }
      """)
  }

  @Test func `a typealias of a closure names what the closure carries`() throws {
    try checkRole(
      "Post", .entity,
      """
      //- Feed/FeedInteractor.swift
      typealias Done = (Result<Post, Error>) -> Void
      protocol FeedInteractorInput: AnyObject { func load(_ done: @escaping Done) }
      final class FeedInteractor: FeedInteractorInput { func load(_ done: @escaping Done) {} }
      //- Feed/FeedPresenter.swift
      final class FeedPresenter { var interactor: FeedInteractorInput? }
      //- Models/Post.swift
      struct Post: Codable { let title: String }
      """)
  }

  @Test func `a factory that wires a view it is handed is a builder`() throws {
    try checkRole(
      "FeedCellFactory", .builder,
      """
      //- Feed/FeedCell.swift
      final class FeedCell: UITableViewCell { var presenter: FeedPresenter? }
      //- Feed/FeedInteractor.swift
      final class FeedInteractor { weak var presenter: FeedPresenter? }
      //- Feed/FeedPresenter.swift
      final class FeedPresenter { weak var view: FeedCell? }
      //- Feed/FeedCellFactory.swift
      struct FeedCellFactory { func prepare(_ cell: FeedCell) { cell.presenter = FeedPresenter() } }
      """)
  }

  @Test func `a factory of formatters is none`() throws {
    try checkRole(
      "FormatterFactory", nil,
      """
      //- Feed/FormatterFactory.swift
      struct FormatterFactory { func make() -> NumberFormatter { NumberFormatter() } }
      """)
  }

  @Test func `a manager is a service only where it does something of one`() throws {
    try checkRole(
      "UserManager", .service,
      """
      //- A/UserManager.swift
      final class UserManager { func name() -> String? { UserDefaults.standard.string(forKey: "n") } }
      """)
    try checkRole(
      "TableManager", nil,
      """
      //- A/TableManager.swift
      final class TableManager { let rows = ["a"]; func row(_ index: Int) -> String { rows[index] } }
      """)
  }

  @Test func `a view behind a library's base is a view`() throws {
    try checkRole(
      "FeedScreen", .view,
      """
      //- A/FeedScreen.swift
      import Kit
      final class FeedScreen: KitViewController {}
      """)
  }

  @Test func `a view model class that drives services is no value for display`() throws {
    try checkRole(
      "FeedViewModel", nil,
      """
      //- A/FeedViewModel.swift
      final class FeedViewModel { let service: FeedService; init(service: FeedService) { self.service = service } }
      final class FeedService {}
      """)
  }

  @Test func `a part of a type that is only called UseCase is no interactor`() throws {
    let text = """
      //- Feed/FeedCoordinator.swift
      final class FeedCoordinator { struct UseCase { let window: Int } }
      final class FeedUseCase { func load() {} }
      """
    try checkRole("FeedCoordinator.UseCase", nil, text)
    try checkRole("FeedUseCase", .interactor, text)
  }

  @Test func `a face's word is belied by conformers that are nothing`() throws {
    let text = """
      //- Flow/SlidePresentation.swift
      protocol SlidePresentation { func run() }
      final class SlideFromLeft: SlidePresentation { func run() {} }
      """
    try checkRole("SlidePresentation", nil, text)
    try checkRole(
      "FeedPresentation", .presenter,
      feed + """
        //- Feed/FeedPresentation.swift
        protocol FeedPresentation: AnyObject { func run() }
        final class FeedLogic: FeedPresentation { func run() {} }
        """)
  }

  @Test func `what gives out a component is no source of data`() throws {
    let text = """
      //- Services/FeedProvider.swift
      final class FeedProvider { let api = FeedService(); func next() -> FeedRouter { FeedRouter() } }
      final class ItemProvider { let api = FeedService() }
      //- Services/FeedService.swift
      final class FeedService { func load() {} }
      //- Feed/FeedRouter.swift
      final class FeedRouter { weak var view: FeedViewController? }
      """
    try checkRole("FeedProvider", nil, feed + text)
    try checkRole("ItemProvider", .service, feed + text)
  }

  @Test func `the app's delegate is known through a protocol of the repo`() throws {
    let model = try architecture(
      of: """
        //- App/AppService.swift
        protocol AppService: UIApplicationDelegate {}
        final class LogService: NSObject, AppService {}
        """)
    #expect(try model.type("LogService").isCompositionRoot)
  }

  @Test func `an enumeration named as a view is none that a presenter meets`() throws {
    let presenter = """
      //- HeaderPresenter.swift
      final class HeaderPresenter { let title: Relay<Style.TitleView> }

      """
    try checkRole(
      "HeaderPresenter", nil,
      presenter + """
        //- Style.swift
        enum Style { enum TitleView { case none, logo } }
        """)
    try checkRole(
      "HeaderPresenter", .presenter,
      presenter + """
        //- Style.swift
        enum Style { class TitleView: UIView {} }
        """)
  }

  @Test func `an interactor without a partner in name is told by the presenter that holds it`()
    throws
  {
    let text = """
      //- Deals/DealsPresenter.swift
      final class DealsPresenter { weak var view: DealsViewController?; let search: SearchInteractor }
      //- Deals/SearchInteractor.swift
      final class SearchInteractor { func run() {} }
      final class FindInteractor { func run() {} }
      //- Deals/DealsViewController.swift
      final class DealsViewController: UIViewController {}
      """
    try checkRole("SearchInteractor", .interactor, text)
    try checkRole("FindInteractor", nil, text)
  }

  @Test func `what gives out a builder is no source of data`() throws {
    let text = """
      //- Services/FeedProvider.swift
      final class FeedProvider { let api = FeedService(); func next() -> FeedAssembly { FeedAssembly() } }
      final class ItemProvider { let api = FeedService() }
      final class FeedService { func load() {} }
      //- Feed/FeedAssembly.swift
      final class FeedAssembly { func make() -> FeedViewController { FeedViewController() } }

      """
    try checkRole("FeedAssembly", .builder, text + feed)
    try checkRole("FeedProvider", nil, text + feed)
    try checkRole("ItemProvider", .service, text + feed)
  }

  @Test func `a role that came from a face says nothing of another face`() throws {
    let text = """
      //- Feed/FeedPresentation.swift
      protocol FeedPresentation: AnyObject { func run() }
      //- Feed/FeedLogic.swift
      protocol FeedThing: AnyObject { func run() }
      final class FeedLogic: FeedPresentation, FeedThing {
        weak var view: FeedViewInput?
        func run() {}
      }
      //- Feed/FeedRouter.swift
      final class FeedRouter { var output: FeedPresentation? }

      """
    try checkRole("FeedLogic", .presenter, text + feed)
    try checkRole("FeedThing", nil, text + feed)
    try checkRole(
      "FeedThing", .presenter,
      text.replacingOccurrences(of: "FeedLogic", with: "FeedPresenter") + feed)
  }

  @Test func `a role may rest on one that rests on others`() throws {
    try checkRole(
      "LastStore", .service,
      """
      //- Stores/Stores.swift
      final class FirstStore { let defaults = UserDefaults.standard }
      final class SecondStore { let first: FirstStore }
      final class ThirdStore { let second: SecondStore }
      final class LastStore { let third: ThirdStore }
      """)
  }

  @Test func `what is nested in a value makes it no entity, and what stands beside it does`() throws
  {
    try checkRole(
      "Post", nil,
      """
      //- Feed/Post.swift
      struct Post {
        let title: String
        final class PostService { func load() -> Post { Post(title: "") } }
      }
      """)
    try checkRole(
      "Post", .entity,
      """
      //- Feed/Post.swift
      struct Post { let title: String }
      final class PostService { func load() -> Post { Post(title: "") } }
      """)
  }

  @Test(arguments: [("Home", Role.presenter), ("Feed", .moduleInterface)])
  func `what a module declares for itself is no interface of who conforms to it`(
    home: String, role: Role
  ) throws {
    try checkRole(
      "ListDoor", role,
      """
      //- \(home)/ListDoor.swift
      protocol ListDoor: AnyObject {}
      //- Home/HomePresenter.swift
      final class HomePresenter { weak var list: ListDoor? }
      //- Home/HomeViewController.swift
      final class HomeViewController: UIViewController {}
      //- Feed/FeedPresenter.swift
      final class FeedPresenter: ListDoor {}
      //- Feed/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      """)
  }
}
