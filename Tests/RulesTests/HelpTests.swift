import Diagnostics
import Foundation
import Reporting
import TestSupport
import Testing
import ViperLintKit

/// What a finding tells to do speaks of the types that its module has.
@Suite struct `Help of a finding` {
  @Test func `under MVVM a view model makes ready what the view shows`() throws {
    let finding = try entityInView(of: "ContactsMVVMBroken", preset: "mvvm")
    #expect(finding.why.hasSuffix("which show what the view model has made ready"))
    #expect(finding.help.hasPrefix("let the view model hand over what is shown of Contact"))
  }

  @Test func `under VIPER the presenter does, though there are view models`() throws {
    let finding = try entityInView(of: "ArticlesBroken", preset: "viper")
    #expect(finding.why.hasSuffix("which show what the presenter has made ready"))
    #expect(finding.help.hasPrefix("let the presenter make a view model of"))
  }

  @Test func `who makes an entity hands its values on, to the roles that the module has`() throws {
    let view = """
      //- Feed/FeedView.swift
      import UIKit
      protocol FeedViewOutput {}
      final class FeedViewController: UIViewController {
        var output: FeedViewOutput?
        func save() { keep(Post()) }
      }
      //- Common/Post.swift
      final class Post: NSManagedObject {}
      //- Feed/FeedPresenter.swift
      final class FeedPresenter: FeedViewOutput { DRIVES }
      """
    let interactor = """

      //- Feed/FeedInteractor.swift
      protocol FeedInteractorInput {}
      final class FeedInteractor: FeedInteractorInput { var posts: [Post] = [] }
      """
    let alone = view.replacingOccurrences(of: "DRIVES", with: "var posts: [Post] = []")
    let driving = view.replacingOccurrences(
      of: "DRIVES", with: "var interactor: FeedInteractorInput?")
    #expect(
      try finding("entity_in_view", in: driving + interactor).help
        == "hand the values to the presenter, and let the interactor make Post")
    #expect(
      try finding("entity_in_view", in: alone).help
        == "hand the values to the presenter, and let it make Post")
  }

  private func help(in feed: String, calling calls: String) throws -> String {
    try finding("protocol_boundary", in: feed.replacingOccurrences(of: "CALLS", with: calls)).help
  }

  @Test func `a face is named only where it has all that is used`() throws {
    let feed = """
      //- Feed/FeedPresenter.swift
      final class FeedPresenter {
        var router: FeedRouter?
        func didLoad() { CALLS }
      }
      //- Feed/FeedRouter.swift
      protocol FeedRouterInput { func close() }
      final class FeedRouter: FeedRouterInput { var screen: AnyObject?; func close() {}; func show() {}; func hide() {}; func move() {}; func turn() {} }
      """
    #expect(
      try help(in: feed, calling: "router?.close()")
        == "hold it as FeedRouterInput, which FeedRouter already conforms to")
    #expect(
      try help(in: feed, calling: "router?.close(); router?.screen = self")
        == "hold it as FeedRouterInput, which FeedRouter already conforms to")
    #expect(
      try help(in: feed, calling: "self.router?.show(); router?.close()")
        == "declare 'show' in FeedRouterInput, which FeedRouter conforms to, and hold it as that")
    #expect(
      try help(in: feed, calling: "router?.show(); router?.hide(); router?.move()")
        == "declare a protocol with what FeedPresenter needs of FeedRouter "
        + "('hide', 'move' and 'show'), and hold it as that")
    #expect(
      try help(in: feed, calling: "router?.show(); router?.hide(); router?.move(); router?.turn()")
        == "declare a protocol with what FeedPresenter needs of FeedRouter "
        + "('hide', 'move', 'show' and 1 more), and hold it as that")
  }

  @Test func `what a view is set to show is used of it, and what it is wired to is not`() throws {
    let feed = """
      //- Feed/FeedPresenter.swift
      final class FeedPresenter {
        weak var view: FeedViewController?
        func didLoad() { CALLS }
      }
      //- Feed/FeedViewController.swift
      import UIKit
      final class FeedViewController: UIViewController {
        var titles: [String] = []
        var presenter: FeedPresenter?
      }
      """
    #expect(
      try help(in: feed, calling: "view?.titles = []")
        == "declare a protocol for classes (': AnyObject') with what FeedPresenter needs of "
        + "FeedViewController ('titles'), and hold it as that")
    #expect(try help(in: feed, calling: "view?.presenter = self").contains("asks nothing of it"))
  }

  @Test func `an owner that lives by what it holds is none, and a screen is kept by UIKit`() throws
  {
    let owners = """
      //- App/Dependencies.swift
      final class Dependencies { let wireframe: PayWireframe }
      //- Pay/PayWireframe.swift
      final class PayWireframe { var presenter: PayPresenter? }
      //- Pay/PayPresenter.swift
      protocol PinDelegate: AnyObject {}
      final class PayPresenter: PinDelegate {
        var interactor: PayInteractor?
        var wireframe: PayWireframe?
      }
      //- Pay/PayInteractor.swift
      final class PayInteractor { var output: PayPresenter? }
      //- Wallet/WalletPresenter.swift
      final class WalletPresenter: PinDelegate { var pinDelegate: PinDelegate? }
      """
    #expect(
      try finding("weak_back_reference", of: "PayInteractor", in: owners).help
        == "declare it 'weak var output'")
    #expect(
      try finding("weak_back_reference", of: "PayWireframe", in: owners).help
        == "break the circle at 'wireframe' of PayPresenter: nothing but 'presenter' keeps PayPresenter "
        + "alive")
    let delegate = """
      //- Login/LoginPresenter.swift
      protocol LoginDelegate { func show() }
      final class LoginPresenter { let delegate: LoginDelegate }
      //- Login/LoginViewController.swift
      final class LoginViewController: UIViewController, LoginDelegate { var presenter: LoginPresenter? }
      """
    #expect(
      try finding("weak_back_reference", in: delegate).help
        == "make LoginDelegate class-bound (': AnyObject'), then declare it 'weak var delegate'")
  }

  @Test func `what a framework's base class keeps is weakened at the property`() throws {
    let app = """
      //- Item/ItemInteractor.swift
      import RIBs
      protocol ItemRouting: ViewableRouting { func close() }
      protocol ItemPresentable: Presentable { var listener: ItemPresentableListener? { get set } }
      final class ItemInteractor: PresentableInteractor<ItemPresentable>, ItemInteractable {
        var router: ItemRouting?
        func stop() { router?.close() }
      }
      //- Item/ItemRouter.swift
      import RIBs
      protocol ItemInteractable: Interactable { var router: ItemRouting? { get set } }
      final class ItemRouter: ViewableRouter<ItemInteractable, ItemViewControllable>, ItemRouting {
        init(interactor: ItemInteractable, viewController: ItemViewControllable) {
          super.init(interactor: interactor, viewController: viewController)
          interactor.router = self
        }
        func close() {}
      }
      //- Item/ItemViewController.swift
      import RIBs
      import UIKit
      protocol ItemPresentableListener: AnyObject {}
      protocol ItemViewControllable: ViewControllable {}
      final class ItemViewController: UIViewController, ItemPresentable, ItemViewControllable {
        weak var listener: ItemPresentableListener?
      }
      """
    let circle = try finding("weak_back_reference", in: app, preset: "ribs")
    #expect(circle.message.contains("ItemInteractor.router -> ItemRouter (in its base class)"))
    let bound = "make ItemRouting class-bound (': AnyObject')"
    #expect(circle.help == bound + ", then declare it 'weak var router'")
  }

  @Test func `a screen without an interactor is not told to ask it`() throws {
    let app = """
      //- Feed/FeedViewController.swift
      import UIKit
      protocol FeedDisplayLogic: AnyObject { func show(_ viewModel: FeedViewModel) }
      struct FeedViewModel { let title: String }
      final class FeedViewController: UIViewController, FeedDisplayLogic {
        var interactor: FeedBusinessLogic?
        func show(_ viewModel: FeedViewModel) { title = viewModel.title }
      }
      //- Feed/FeedPresenter.swift
      protocol FeedPresentationLogic { func present() }
      final class FeedPresenter: FeedPresentationLogic {
        weak var viewController: FeedDisplayLogic?
        func present() { viewController?.show(FeedViewModel(title: "")) }
      }
      //- Feed/FeedInteractor.swift
      protocol FeedBusinessLogic { func load() }
      final class FeedInteractor: FeedBusinessLogic {
        var presenter: FeedPresentationLogic?
        func load() { presenter?.present() }
      }
      //- Main/Tabs.swift
      import UIKit
      final class Tabs: UITabBarController {
        let feed = FeedViewController()
        let session = SessionService()
      }
      //- Services/SessionService.swift
      final class SessionService {
        func load() { URLSession.shared.dataTask(with: address) }
      }
      """
    #expect(
      try finding("layer_dependency", in: app, preset: "clean-swift").help
        == "give the screen an interactor that asks SessionService, or hand it what that says")
  }

  @Test func `a lazy property that looks up is to be computed`() throws {
    let screen = """
      //- Feed/FeedViewController.swift
      import UIKit
      protocol FeedView: AnyObject {}
      final class FeedViewController: UIViewController, FeedView { var presenter: FeedPresenter? }
      //- Feed/FeedPresenter.swift
      final class FeedPresenter {
        weak var view: FeedView?
        private lazy var controller = view as? FeedViewController
      }
      """
    let found = try finding("weak_back_reference", in: screen)
    #expect(
      found.help
        == "make 'controller' a computed property, which keeps nothing: a lazy one cannot be weak")
    #expect(found.fix == nil)
  }

  @Test func `what stands in a tuple leaves it to be weak`() throws {
    func help(_ face: String, _ property: String) throws -> String {
      try finding(
        "weak_back_reference",
        in: """
          //- Feed/FeedPresenter.swift
          protocol FeedView\(face) { func show() }
          typealias FeedParts = (view: FeedView, title: String)
          final class FeedPresenter { \(property) }
          //- Feed/FeedViewController.swift
          final class FeedViewController: UIViewController, FeedView { var presenter: FeedPresenter? }
          """
      ).help
    }
    let own = "take it out of the tuple in 'parts', into a weak property of its own"
    #expect(try help(": AnyObject", "var parts: FeedParts?") == own)
    #expect(try help(": AnyObject", "var parts: (view: FeedView, title: String)?") == own)
    #expect(
      try help("", "var parts: FeedParts?")
        == "make FeedView class-bound (': AnyObject'), then \(own)")
  }

  @Test func `who leaves a screen is told what its router has for that`() throws {
    func help(routing: String, call: String, module: String = "Feed") throws -> String {
      try finding(
        "navigation_outside_router", of: "FeedViewController",
        in: """
          //- Feed/FeedViewController.swift
          import UIKit
          final class FeedViewController: UIViewController {
            var presenter: FeedPresenterInput?
            func tap() { \(call) }
          }
          //- Feed/FeedPresenter.swift
          protocol FeedPresenterInput {}
          final class FeedPresenter: FeedPresenterInput { var router: FeedRouting? }
          //- \(module)/FeedRouter.swift
          protocol FeedRouting { \(routing) }
          final class FeedRouter: FeedRouting {
            weak var controller: UIViewController?
            func show() { controller?.present(StoryViewController(), animated: true) }
          }
          //- Shared/StoryViewController.swift
          final class StoryViewController: UIViewController {}
          """
      ).help
    }
    let told = "tell the presenter what happened, and let it"
    #expect(
      try help(routing: "func closeFeed()", call: "dismiss(animated: true)")
        == "\(told) call 'closeFeed' of FeedRouter")
    for other in ["show", "hideSpinner", "dismissStory"] {
      #expect(
        try help(routing: "func \(other)()", call: "dismiss(animated: true)")
          == "\(told) ask FeedRouter")
    }
    #expect(
      try help(
        routing: "func closeFeed()",
        call: "navigationController?.pushViewController(StoryViewController(), animated: true)")
        == "\(told) ask FeedRouter")
    // A router that lies elsewhere is known by what the presenter holds it as.
    #expect(
      try help(
        routing: "func closeModule()", call: "dismiss(animated: true)", module: "Shared/Routing")
        == "\(told) call 'closeModule' of FeedRouting")
  }

  @Test func `what is held weakly needs a protocol that is bound to classes`() throws {
    func help(face: String, body: String) throws -> String {
      try finding(
        "protocol_boundary",
        in: """
          //- Feed/FeedPresenter.swift
          final class FeedPresenter {
            weak var router: FeedRouter?
            func didLoad() { router?.close() }
          }
          //- Feed/FeedRouter.swift
          \(face) { \(body) }
          final class FeedRouter: FeedRouterInput { func close() {} }
          """
      ).help
    }
    #expect(
      try help(face: "protocol FeedRouterInput: AnyObject", body: "func close()")
        == "hold it as FeedRouterInput, which FeedRouter already conforms to")
    #expect(
      try help(face: "protocol FeedRouterInput", body: "func close()")
        == "make FeedRouterInput, which FeedRouter conforms to, class-bound (': AnyObject'), and "
        + "hold it as that")
    #expect(
      try help(face: "protocol FeedRouterInput", body: "")
        == "declare 'close' in FeedRouterInput, which FeedRouter conforms to, bind it to classes "
        + "(': AnyObject'), and hold it as that")
  }

  @Test func `no protocol is proposed for a SwiftUI view, which is a value`() throws {
    func help(
      _ member: String, of type: String = "FeedPresenter", view: String? = nil
    ) throws -> String {
      let members = ["FeedPresenter": "", "FeedRouter": ""].merging([type: member]) { $1 }
      return try finding(
        "protocol_boundary", of: type,
        in: """
          //- Feed/FeedPresenter.swift
          final class FeedPresenter { \(members["FeedPresenter"] ?? "") }
          //- Feed/FeedInteractor.swift
          final class FeedInteractor {}
          //- Feed/FeedRouter.swift
          final class FeedRouter { \(members["FeedRouter"] ?? "") }
          //- Feed/FeedView.swift
          \(view ?? swiftUIView)
          """,
        preset: type == "FeedRouter" ? "ribs" : "viper"
      ).help
    }
    let published =
      "publish in FeedPresenter what FeedView shows, and let that watch it: nobody needs to know a "
      + "SwiftUI view"
    #expect(try help("var view: FeedView?") == published)
    #expect(try help("func show(_ view: FeedView) {}") == published)
    let made = "let FeedRouter make it, as 'some View', and publish in FeedPresenter what it shows"
    #expect(try help("func view() -> FeedView { fatalError() }") == made)
    #expect(
      try help("func close(_ any: Any) { (any as? FeedView)?.close() }", of: "FeedRouter")
        == "drop the cast: let FeedView show what differs by the state that it watches")
    #expect(
      try help("func view() -> FeedView { fatalError() }", of: "FeedRouter")
        == "return it as 'some View', which says nothing of FeedView")
    #expect(
      try help("func show(_ view: FeedView) {}", of: "FeedRouter")
        == "take it as 'some View', which says nothing of FeedView")
    #expect(
      try help("var view: FeedView?", of: "FeedRouter")
        == "make it where it is shown, or hold it as AnyView")
    // The twins: a view of UIKit, and one that has a protocol for its callers.
    #expect(
      try help(
        "weak var view: FeedView?",
        view: "import UIKit\nfinal class FeedView: UIViewController { func close() {} }")
        == "FeedPresenter asks nothing of it: delete it, or, where it is only handed on, declare a "
        + "protocol for classes (': AnyObject') with what is needed there, and hold it as that")
    #expect(
      try help(
        "var view: FeedView?",
        view: "protocol FeedViewInput {}\n"
          + swiftUIView.replacing("FeedView: View", with: "FeedView: View, FeedViewInput"))
        == "hold it as FeedViewInput, which FeedView already conforms to")
  }

  private let swiftUIView = """
    import SwiftUI
    struct FeedView: View {
      var body: some View { Text("Feed") }
      func close() {}
    }
    """

  @Test func `who casts is not told to cast to what it keeps already`() throws {
    let found = try finding(
      "protocol_boundary",
      in: """
        //- Common/ScreenView.swift
        import UIKit
        protocol ScreenView: UIViewController {}

        //- Feed/FeedPresenter.swift
        final class FeedPresenter {
          weak var view: ScreenView?
          func didLoad() { if let feed = view as? FeedView { feed.reload() } }
        }

        //- Feed/FeedView.swift
        import UIKit
        protocol FeedViewInput: AnyObject { func reload() }
        final class FeedView: UIViewController, ScreenView, FeedViewInput { func reload() {} }

        //- Feed/FeedInteractor.swift
        final class FeedInteractor {}

        //- Feed/FeedRouter.swift
        final class FeedRouter {}
        """)
    #expect(found.help == "cast to FeedViewInput, which FeedView already conforms to")
    let needless = try finding(
      "protocol_boundary",
      in: """
        //- Feed/FeedPresenter.swift
        final class FeedPresenter {
          weak var view: FeedViewInput?
          func didLoad() { (view as? FeedView)?.reload() }
        }

        //- Feed/FeedView.swift
        import UIKit
        protocol FeedViewInput: AnyObject { func reload() }
        final class FeedView: UIViewController, FeedViewInput { func reload() {} }

        //- Feed/FeedInteractor.swift
        final class FeedInteractor {}

        //- Feed/FeedRouter.swift
        final class FeedRouter {}
        """)
    #expect(
      needless.help
        == "declare what FeedPresenter needs in FeedViewInput, as which FeedPresenter has it, and drop "
        + "the cast")
  }

  @Test func `of what is made and asked at once the face must have what is asked`() throws {
    let app = """
      //- Feed/FeedInteractor.swift
      final class FeedInteractor {
        weak var output: FeedInteractorOutput?
        func load() { FeedService().fetch(page: 1) }
      }
      //- Feed/FeedPresenter.swift
      protocol FeedInteractorOutput: AnyObject {}
      final class FeedPresenter: FeedInteractorOutput { var interactor: FeedInteractor? }
      //- Services/FeedService.swift
      protocol FeedProviding { REQUIRES }
      final class FeedService: FeedProviding {
        func fetch(page: Int) { URLSession.shared.dataTask(with: address) }
      }
      """
    func help(_ requirement: String) throws -> String {
      try finding(
        "protocol_boundary", of: "FeedInteractor",
        in: app.replacingOccurrences(of: "REQUIRES", with: requirement)
      ).help
    }
    #expect(
      try help("")
        == "declare 'fetch' in FeedProviding, which FeedService conforms to, and take it in the initialiser as that"
    )
    #expect(
      try help("func fetch(page: Int)")
        == "take it in the initialiser as FeedProviding, which FeedService already conforms to")
  }

  @Test func `a protocol that others share, or that others keep, is not proposed`() throws {
    let shared = try finding(
      "protocol_boundary",
      in: """
        //- Feed/FeedPresenter.swift
        final class FeedPresenter {
          weak var router: FeedRouter?
          func didLoad() { router?.open() }
        }
        //- Feed/FeedRouter.swift
        protocol Closing: AnyObject { func close() }
        final class FeedRouter: Closing { func close() {}; func open() {} }
        //- Details/DetailsRouter.swift
        final class DetailsRouter: Closing { func close() {} }
        //- Details/DetailsPresenter.swift
        final class DetailsPresenter {}
        """)
    #expect(
      shared.help
        == "declare a protocol for classes (': AnyObject') with what FeedPresenter needs of "
        + "FeedRouter ('open'), and hold it as that")
    let answer = try finding(
      "protocol_boundary",
      in: """
        //- Feed/FeedRouter.swift
        final class FeedRouter { weak var presenter: FeedPresenter? }
        //- Feed/FeedPresenter.swift
        protocol FeedAnswers: AnyObject {}
        final class FeedPresenter: FeedAnswers {}
        //- Feed/FeedInteractor.swift
        final class FeedInteractor { weak var presenter: FeedAnswers? }
        """)
    #expect(
      answer.help
        == "FeedRouter asks nothing of it: delete it, or, where it is only handed on, declare a protocol "
        + "for classes (': AnyObject') with what is needed there, and hold it as that")
  }

  @Test func `what a service is set to is asked of it`() throws {
    let finding = try finding(
      "protocol_boundary",
      in: """
        //- Feed/FeedInteractor.swift
        final class FeedInteractor {
          private let store: FeedStore
          init(store: FeedStore) { self.store = store }
          func finish() { store.isRead = true }
        }
        //- Feed/FeedPresenter.swift
        final class FeedPresenter {}
        //- Core/FeedStore.swift
        final class FeedStore {
          var isRead = false { didSet { UserDefaults.standard.set(isRead, forKey: "read") } }
        }
        """)
    #expect(
      finding.help
        == "declare a protocol with what FeedInteractor needs of FeedStore ('isRead'), and hold it as "
        + "that")
  }

  @Test func `a default that the builder hands over as well may go`() throws {
    func help(handing interactor: String) throws -> String {
      try finding(
        "assembly_outside_builder", of: "FeedPresenter",
        in: """
          //- Feed/FeedPresenter.swift
          final class FeedPresenter {
            private let interactor: FeedInteractorInput
            init(interactor: FeedInteractorInput = FeedInteractor()) { self.interactor = interactor }
          }
          //- Feed/FeedInteractor.swift
          protocol FeedInteractorInput {}
          final class FeedInteractor: FeedInteractorInput {}
          //- Feed/FeedViewController.swift
          import UIKit
          final class FeedViewController: UIViewController { var presenter: FeedPresenter? }
          //- Feed/FeedBuilder.swift
          enum FeedBuilder {
            static func build() -> FeedViewController {
              let view = FeedViewController()
              view.presenter = FeedPresenter(\(interactor))
              return view
            }
          }
          """
      ).help
    }
    #expect(
      try help(handing: "")
        == "make it in FeedBuilder, and hand it to FeedPresenter as FeedInteractorInput")
    #expect(
      try help(handing: "interactor: FeedInteractor()")
        == "delete what is made here, and let FeedBuilder hand over its own")
  }

  @Test func `what only the type itself has is to be an instance's before a protocol has it`()
    throws
  {
    let finding = try finding(
      "protocol_boundary",
      in: """
        //- Feed/FeedPresenter.swift
        final class FeedPresenter { func didSelect() { FeedRouter.openDetails(of: 1) } }
        //- Feed/FeedRouter.swift
        protocol FeedRouterInput {}
        final class FeedRouter: FeedRouterInput { static func openDetails(of number: Int) {} }
        """)
    #expect(
      finding.help
        == "make 'openDetails' an instance member, declare it in FeedRouterInput, and take it in the "
        + "initialiser as that")
  }

  @Test func `a protocol with associated types is no face to hold`() throws {
    let finding = try finding(
      "protocol_boundary",
      in: """
        //- Feed/FeedPresenter.swift
        final class FeedPresenter {
          var router: FeedRouter?
          func open() { router?.show(1) }
        }
        //- Feed/FeedRouter.swift
        protocol FeedRouterInput { associatedtype Screen; func show(_ screen: Screen) }
        final class FeedRouter: FeedRouterInput { func show(_ screen: Int) {} }
        """)
    #expect(finding.help.hasPrefix("declare a protocol with what FeedPresenter needs"))
  }

  @Test func `a protocol bound to classes by keyword can be held weakly as it is`() throws {
    let finding = try finding(
      "weak_back_reference",
      in: """
        //- Feed/FeedPresenter.swift
        protocol FeedViewInput: class {}
        protocol FeedViewOutput {}
        final class FeedPresenter: FeedViewOutput { var view: FeedViewInput? }
        //- Feed/FeedViewController.swift
        import UIKit
        final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
        """)
    #expect(finding.help == "declare it 'weak var view'")
  }

  @Test func `a protocol by which others are called back is no face to hold`() throws {
    let finding = try finding(
      "protocol_boundary",
      in: """
        //- Feed/FeedPresenter.swift
        final class FeedPresenter {
          var router: FeedRouter?
          func didLoad() { router?.close() }
        }
        //- Feed/FeedRouter.swift
        protocol FeedRouterDelegate { func close() }
        final class FeedRouter: FeedRouterDelegate { func close() {} }
        """)
    #expect(finding.help.hasPrefix("declare a protocol with what FeedPresenter needs"))
  }

  @Test func `a screen that is made and handed it keeps it, by a face of many, too`() throws {
    func help(making body: String) throws -> String {
      try finding(
        "weak_back_reference",
        in: """
          //- Shared/ListViewController.swift
          import UIKit
          protocol ListPresenterType {}
          final class ListViewController: UIViewController {
            private let presenter: ListPresenterType
            init(presenter: ListPresenterType) { self.presenter = presenter }
          }
          //- Other/OtherPresenter.swift
          final class OtherPresenter: ListPresenterType {}
          //- Feed/FeedCoordinator.swift
          protocol FeedCoordinatorType { func pop() }
          final class FeedCoordinator: FeedCoordinatorType {
            private let navigationController: UINavigationController?
            private var presenter: FeedPresenter?
            func start() { \(body) }
            func pop() { navigationController?.popViewController(animated: true) }
          }
          //- Feed/FeedPresenter.swift
          final class FeedPresenter: ListPresenterType {
            var interactor: FeedInteractor?
            var coordinator: FeedCoordinatorType?
          }
          //- Feed/FeedInteractor.swift
          final class FeedInteractor {}
          """
      ).help
    }
    let made = "let made = FeedPresenter(); presenter = made"
    #expect(
      try help(making: made + "; _ = ListViewController(presenter: made)")
        == "declare it 'weak var presenter'")
    #expect(try help(making: made).hasPrefix("break the circle at 'coordinator' of FeedPresenter"))
  }

  @Test func `a router that gives itself away keeps its view until that is shown`() throws {
    func help(returning result: String) throws -> String {
      try finding(
        "weak_back_reference",
        in: """
          //- Feed/FeedRouter.swift
          import UIKit
          protocol FeedRouting: AnyObject {}
          final class FeedRouter: FeedRouting {
            var entry: FeedDisplaying?
            static func start() -> \(result) {
              let router = FeedRouter()
              let view = FeedViewController()
              view.presenter = FeedPresenter()
              view.presenter?.router = router
              router.entry = view
              return \(result == "UIViewController" ? "view" : "router")
            }
          }
          //- Feed/FeedViewController.swift
          import UIKit
          protocol FeedDisplaying: AnyObject {}
          final class FeedViewController: UIViewController, FeedDisplaying {
            var presenter: FeedPresenting?
          }
          //- Feed/FeedPresenter.swift
          protocol FeedPresenting: AnyObject { var router: FeedRouting? { get set } }
          final class FeedPresenter: FeedPresenting { var router: FeedRouting? }
          """
      ).help
    }
    let handedOut =
      "let 'start' hand out the view as well, which UIKit keeps once it is shown, then declare it 'weak var entry'"
    #expect(try help(returning: "FeedRouting") == handedOut)
    #expect(try help(returning: "FeedRouter") == handedOut)
    #expect(try help(returning: "UIViewController") == "declare it 'weak var entry'")
  }

  @Test func `a part never keeps its screen alive`() throws {
    func help(_ keeper: String) throws -> String {
      try finding(
        "weak_back_reference",
        in: """
          //- Quay/QuayBarView.swift
          import UIKit
          protocol QuayBarDelegate { func tap() }
          final class QuayBarView: UIView { var delegate: QuayBarDelegate? }
          //- Quay/QuayPresenter.swift
          final class QuayPresenter { var interactor: QuayInteractor? }
          //- Quay/QuayInteractor.swift
          final class QuayInteractor {}
          //- Quay/QuayViewController.swift
          import UIKit
          \(keeper) {
            private lazy var bar = QuayBarView()
            func tap() {}
          }
          """
      ).help
    }
    #expect(
      try help("final class QuayViewController: UIViewController, QuayBarDelegate")
        == "make QuayBarDelegate class-bound (': AnyObject'), then declare it 'weak var delegate'")
    #expect(
      try help("final class QuayTapper: QuayBarDelegate")
        == "break the circle at 'bar' of QuayTapper: nothing but 'delegate' keeps QuayBarDelegate "
        + "alive")
  }

  @Test func `what the app's start makes as a local is to be kept there first`() throws {
    func finding(starting start: String = "root.start()", in routers: String) throws -> Diagnostic {
      try self.finding(
        "weak_back_reference",
        in: """
          //- App/SceneDelegate.swift
          import UIKit
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
              let root = RootRouter()
              \(start)
            }
          }

          """ + routers)
    }
    let keeping = "keep RootRouter in a property of SceneDelegate, which makes it as a local, then "
    let parent = try finding(
      in: """
        //- App/Routers.swift
        final class RootRouter {
          private var children: [HomeRouter] = []
          func start() {
            let home = HomeRouter()
            home.parentRouter = self
            children.append(home)
          }
        }
        final class HomeRouter { var parentRouter: RootRouter? }
        """)
    #expect(parent.help == keeping + "declare it 'weak var parentRouter'")
    #expect(parent.fix == nil)
    let closures = """
      //- App/Routers.swift
      final class RootRouter {
        private let home = HomeRouter()
        func start() { home.onLogout = { self.start() } }
      }
      final class HomeRouter { var onLogout: (() -> Void)? }
      """
    let weakly = "capture it weakly: begin the closure with '[weak self]', and ask 'self?'"
    #expect(try finding(in: closures).help == keeping + weakly)
    #expect(try finding(starting: "show(RootScreen(root))", in: closures).help == weakly)
  }

  @Test func `what is kept where it is made is not to be held weakly`() throws {
    func help(starting body: String) throws -> String {
      try finding(
        "weak_back_reference",
        in: """
          //- Feed/FeedRouter.swift
          final class FeedRouter {
            private var controller: FeedViewController?
            func start() { \(body) }
            func push(_ controller: FeedViewController?) {}
          }
          //- Feed/FeedPresenter.swift
          final class FeedPresenter { var router: FeedRouter? }
          //- Feed/FeedViewController.swift
          import UIKit
          final class FeedViewController: UIViewController { var presenter: FeedPresenter? }
          """
      ).help
    }
    let needed =
      "break the circle at 'router' of FeedPresenter: nothing but 'controller' keeps "
      + "FeedViewController alive"
    #expect(try help(starting: "controller = FeedViewController()") == needed)
    #expect(
      try help(starting: "controller = FeedViewController(); push(controller)")
        == "declare it 'weak var controller'")
    #expect(
      try help(starting: "let next = FeedViewController(); controller = next")
        == "declare it 'weak var controller'")
  }

  @Test func `who is shown is to keep what two keep for each other`() throws {
    func help(holding ownership: String) throws -> String {
      try finding(
        "weak_back_reference", of: "FeedInteractor",
        in: """
          //- Feed/FeedInteractor.swift
          final class FeedInteractor { var presenter: FeedPresenter? }
          //- Feed/FeedPresenter.swift
          final class FeedPresenter { var interactor: FeedInteractor? }
          //- Feed/FeedViewController.swift
          import UIKit
          final class FeedViewController: UIViewController { \(ownership)var presenter: FeedPresenter? }
          """
      ).help
    }
    #expect(try help(holding: "") == "declare it 'weak var presenter'")
    #expect(
      try help(holding: "weak ")
        == "let FeedViewController, which is shown, hold FeedPresenter strongly, then declare it "
        + "'weak var presenter'")
  }

  @Test func `a reference back that nobody fills may go, and keeps nothing`() throws {
    func help(filling line: String) throws -> String {
      try finding(
        "weak_back_reference", of: "FeedRouter",
        in: """
          //- Feed/FeedRouter.swift
          final class FeedRouter {
            weak var view: FeedViewController?
            var presenter: FeedPresenter?
          }
          //- Feed/FeedPresenter.swift
          final class FeedPresenter { var router: FeedRouter? }
          //- Feed/FeedViewController.swift
          import UIKit
          final class FeedViewController: UIViewController { var presenter: FeedPresenter? }
          //- Feed/FeedBuilder.swift
          enum FeedBuilder {
            static func build() -> FeedViewController {
              let view = FeedViewController()
              let presenter = FeedPresenter()
              let router = FeedRouter()
              view.presenter = presenter
              presenter.router = router
              router.view = view
              \(line)
              return view
            }
          }
          """
      ).help
    }
    #expect(try help(filling: "router.presenter = presenter") == "declare it 'weak var presenter'")
    #expect(
      try help(filling: "")
        == "delete 'presenter', to which nothing is ever assigned, or: declare it 'weak var presenter'"
    )
  }

  @Test func `who keeps a presenter until its view is there is not to hold it weakly`() throws {
    func told(handing presenter: String, presentersOwn: String = "") throws -> Diagnostic {
      try finding(
        "weak_back_reference", of: "FeedRouter",
        in: """
          //- Feed/FeedRouter.swift
          protocol FeedRouterInput: AnyObject {}
          final class FeedRouter: FeedRouterInput {
            var presenter: FeedViewOutput?
            func show(in window: UIWindow) {
              let view = FeedViewController()
              view.output = \(presenter)
              window.rootViewController = view
            }
          }
          //- Feed/FeedPresenter.swift
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput { var router: FeedRouterInput?; \(presentersOwn) }
          //- Feed/FeedViewController.swift
          import UIKit
          final class FeedViewController: UIViewController { var output: FeedViewOutput? }
          """
      )
    }
    let needed =
      "break the circle at 'router' of FeedPresenter: until the view is made, nothing but "
      + "'presenter' keeps FeedViewOutput alive"
    let found = try told(handing: "presenter")
    #expect(found.help == needed)
    #expect(
      found.why == "FeedPresenter holds FeedRouter strongly in turn, so neither is ever freed")
    // What the presenter keeps in turn is an owner all the same, where the router makes it.
    let kept = try told(handing: "presenter", presentersOwn: "var view: FeedViewController?")
    #expect(kept.help == needed)
    #expect(try told(handing: "FeedPresenter()").help == "declare it 'weak var presenter'")
  }

  @Test func `a property that a protocol asks for returns nothing`() throws {
    let finding = try finding(
      "layer_dependency",
      in: """
        //- Feed/FeedInteractor.swift
        protocol FeedInteractorInput { var screen: FeedViewController? { get set } }
        final class FeedInteractor: FeedInteractorInput { weak var screen: FeedViewController? }
        //- Feed/FeedPresenter.swift
        final class FeedPresenter { var interactor: FeedInteractorInput? }
        //- Feed/FeedViewController.swift
        import UIKit
        final class FeedViewController: UIViewController { var presenter: FeedPresenter? }
        """)
    #expect(finding.message == "FeedInteractorInput exposes FeedViewController, a view")
    #expect(
      finding.help
        == "leave FeedViewController to the presenter, and report to that what has happened")
  }

  @Test func `what a global variable keeps need not be kept by the interactor`() throws {
    let module = """
      //- Orders/OrdersPresenter.swift
      KEPT
      protocol OrdersViewOutput: AnyObject {}
      protocol OrdersInteractorOutput: AnyObject {}
      final class OrdersPresenter: OrdersViewOutput, OrdersInteractorOutput {
        var interactor: OrdersInteractor?
      }
      //- Orders/OrdersInteractor.swift
      final class OrdersInteractor { var presenter: OrdersInteractorOutput? }
      //- Orders/OrdersViewController.swift
      import UIKit
      final class OrdersViewController: UIViewController {}
      """
    func help(keeping kept: String) throws -> String {
      try finding(
        "weak_back_reference", in: module.replacingOccurrences(of: "KEPT", with: kept)
      ).help
    }
    #expect(
      try help(keeping: "var presenterOfOrders: OrdersViewOutput?")
        == "declare it 'weak var presenter'")
    #expect(
      try help(keeping: "").hasPrefix("break the circle at 'interactor' of OrdersPresenter"))
  }

  @Test func `who makes a screen is asked only where one is to be made`() throws {
    let modules = """
      //- Feed/FeedRouter.swift
      final class FeedRouter { DEED }
      //- Feed/FeedPresenter.swift
      final class FeedPresenter {}
      //- Details/DetailsBuilder.swift
      final class DetailsBuilder { func build() -> UIViewController { DetailsViewController() } }
      //- Details/DetailsPresenter.swift
      protocol DetailsViewOutput {}
      final class DetailsPresenter: DetailsViewOutput {}
      //- Details/DetailsViewController.swift
      import UIKit
      final class DetailsViewController: UIViewController { var output: DetailsViewOutput? }
      """
    func help(doing deed: String) throws -> String {
      try finding(
        "module_boundary", in: modules.replacingOccurrences(of: "DEED", with: deed)
      ).help
    }
    #expect(
      try help(doing: "func show() { _ = DetailsViewController() }")
        == "let DetailsBuilder make the screen, and hand over what it needs there")
    #expect(
      try help(doing: "func isShown(_ shown: Any) -> Bool { shown is DetailsViewController }")
        == "keep the controller where it is made, or which one it is, and compare with that")
    #expect(
      try help(doing: "weak var details: DetailsPresenter?")
        .hasPrefix("speak to module Details through a protocol that it declares for others"))
  }

  @Test func `to the next screen leads one's own router, whoever calls the next one's`() throws {
    let finding = try finding(
      "module_boundary",
      in: """
        //- Feed/FeedRouter.swift
        final class FeedRouter {}
        //- Feed/FeedPresenter.swift
        final class FeedPresenter { func open() { DetailsRouter.open() } }
        //- Details/DetailsRouter.swift
        final class DetailsRouter { static func open() {} }
        //- Details/DetailsPresenter.swift
        final class DetailsPresenter {}
        """)
    #expect(finding.help == "let FeedRouter, the router of its own module, lead there")
  }

  @Test(arguments: ["DetailsBuilder", "DetailsScreenBuilder"])
  func `a builder makes the screen, and not the router beside it, whichever is read first`(
    builder: String
  ) throws {
    let finding = try finding(
      "module_boundary",
      in: """
        //- Feed/FeedRouter.swift
        final class FeedRouter { func show() { _ = DetailsViewController() } }
        //- Feed/FeedPresenter.swift
        final class FeedPresenter {}
        //- Details/\(builder).swift
        final class \(builder) { func build() -> UIViewController { DetailsViewController() } }
        //- Details/DetailsRouter.swift
        final class DetailsRouter { func show() { _ = DetailsViewController() } }
        //- Details/DetailsPresenter.swift
        protocol DetailsViewOutput {}
        final class DetailsPresenter: DetailsViewOutput {}
        //- Details/DetailsViewController.swift
        import UIKit
        final class DetailsViewController: UIViewController { var output: DetailsViewOutput? }
        """)
    #expect(finding.help == "let \(builder) make the screen, and hand over what it needs there")
  }

  @Test(arguments: ["row", "section", "item"])
  func `an import is needed for what UIKit adds to an index path`(member: String) throws {
    let finding = try finding(
      "ui_import",
      in: """
        //- Feed/FeedPresenter.swift
        import UIKit
        final class FeedPresenter { func title(at indexPath: IndexPath) -> Int { indexPath.\(member) } }
        //- Feed/FeedInteractor.swift
        final class FeedInteractor {}
        """)
    #expect(finding.message == "UIKit is imported beside FeedPresenter for IndexPath.\(member)")
    #expect(finding.help.hasPrefix("move what uses IndexPath.\(member) to the view"))
  }

  @Test func `an import is replaced by what the file still needs`() throws {
    func help(importing imports: String, body: String = "") throws -> String {
      try finding(
        "ui_import",
        in: """
          //- Feed/FeedInteractor.swift
          \(imports)
          final class FeedInteractor { \(body) }
          //- Feed/FeedPresenter.swift
          final class FeedPresenter { weak var interactor: FeedInteractor? }
          """
      ).help
    }
    #expect(try help(importing: "import UIKit") == "delete the line")
    #expect(
      try help(importing: "import SwiftUI", body: "@Observable final class Clock {}")
        == "replace it by 'import Observation'")
    #expect(
      try help(importing: "import RxSwift\nimport SwiftUI", body: "var days: Observable<Int>?")
        == "delete the line")
    #expect(
      try help(importing: "import UIKit", body: "var day: Date?")
        == "replace it by 'import Foundation'")
    for body in [
      "let text = NSLocalizedString(key, comment: empty)", "let text = String(format: key, 1)",
      "var error: NSError?", "func wait() { DispatchQueue.main.async {} }", "@objc func tap() {}",
    ] {
      #expect(
        try help(importing: "import UIKit", body: body) == "replace it by 'import Foundation'")
    }
    #expect(
      try help(importing: "import UIKit", body: "let text = Text(format: key)")
        == "delete the line")
    #expect(
      try help(importing: "import CoreData\nimport UIKit", body: "var day: Date?")
        == "delete the line")
    #expect(try help(importing: "import Foundation\nimport UIKit") == "delete the line")
    #expect(
      try help(importing: "import SwiftUI", body: "@Published var day: Date?")
        == "replace it by 'import Combine' and 'import Foundation'")
  }

  @Test(arguments: [("viper", "presenter"), ("clean-swift", "interactor")])
  func `a view asks whom its dialect lets it know for data`(preset: String, role: String) throws {
    let finding = try finding(
      "data_access",
      in: """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController {
          func save() { UserDefaults.standard.set(true, forKey: key) }
        }
        //- Feed/FeedPresenter.swift
        final class FeedPresenter {}
        //- Feed/FeedInteractor.swift
        final class FeedInteractor {}
        """, preset: preset)
    #expect(finding.help.hasPrefix("ask the \(role) for it, and leave"))
  }

  /// The first finding of a rule in a text, about a type or about any.
  private func finding(
    _ rule: String, of type: String? = nil, in text: String, preset: String = "viper"
  ) throws -> Diagnostic {
    let analysis = try analysis(of: Fixture(name: "test", text: text), preset: preset).get()
    return try #require(
      analysis.report.diagnostics.first {
        $0.rule == rule && (type == nil || $0.from?.name == type)
      })
  }

  /// The first finding of an app that is about a view and an entity.
  private func entityInView(of app: String, preset: String) throws -> Diagnostic {
    let folder = fixturesFolder.appendingPathComponent(app)
    let analysis = try analysis(of: Fixture(name: app, folder: folder), preset: preset).get()
    return try #require(
      analysis.report.diagnostics.first { $0.rule == "entity_in_view" && $0.from?.role == "view" })
  }
}
