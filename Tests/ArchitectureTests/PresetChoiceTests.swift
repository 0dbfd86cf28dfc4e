import Architecture
import Diagnostics
import Foundation
import Reporting
import TestSupport
import Testing
import ViperLintKit

/// What a run without a word of configuration makes of a few files.
private func report(on text: String) throws -> Report {
  try analysis(of: Fixture(name: "test", text: text), preset: nil).get().report
}

private let viper = """
  //- Feed/FeedPresenter.swift
  final class FeedPresenter { weak var view: FeedViewInput? }
  //- Feed/FeedProtocols.swift
  protocol FeedViewInput: AnyObject {}
  protocol FeedInteractorInput: AnyObject {}
  protocol FeedConfiguratorProtocol: AnyObject { func configure(_ view: FeedViewController) }

  """

@Suite("Which preset is chosen")
struct PresetChoiceTests {
  @Test func `viper is the first that fits`() throws {
    let report = try report(
      on: viper + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {}
        """)
    #expect(report.preset == "viper")
    #expect(report.presetIsDeduced)
  }

  @Test func `a presenter of a screen, without interactor and router, tells mvp`() throws {
    let feed = viper.replacing("protocol FeedInteractorInput: AnyObject {}", with: "")
    let screen = try report(
      on: feed + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {}
        """)
    #expect(screen.preset == "mvp")
    let cell = try report(
      on: feed + """
        //- Feed/FeedCell.swift
        final class FeedCell: UITableViewCell, FeedViewInput {}
        """)
    #expect(cell.preset == nil)
  }

  @Test(arguments: [("HarborPresenterDelegate", "mvp"), ("HarborRouterInput", "viper")])
  func `a coordinator that a presenter calls back is no router of VIPER's`(
    face: String, preset: String
  ) throws {
    let report = try report(
      on: """
        //- Harbor/HarborViewController.swift
        import UIKit

        final class HarborViewController: UIViewController { var presenter: HarborPresenter? }
        //- Harbor/HarborPresenter.swift
        protocol \(face): AnyObject { func close() }
        final class HarborPresenter {
          weak var view: HarborViewController?
          weak var delegate: \(face)?
        }
        //- Harbor/HarborCoordinator.swift
        final class HarborCoordinator: \(face) {
          let navigation: UINavigationController
          func start() { navigation.pushViewController(HarborViewController(), animated: true) }
          func close() { navigation.popViewController(animated: true) }
        }
        """)
    #expect(report.preset == preset)
  }

  @Test(arguments: [
    ("let service = CardService()", "", "mvp"),
    ("let service = CardService()", "final class PayInteractor {}", "viper"),
    ("", "", "viper"),
  ])
  func `presenters that ask services themselves, where nothing is an interactor, tell mvp`(
    service: String, interactor: String, preset: String
  ) throws {
    let screens = ["Pay", "Send", "Goal"].map { name in
      """
      //- \(name)/\(name)ViewController.swift
      import UIKit

      protocol \(name)ViewInput: AnyObject {}
      final class \(name)ViewController: UIViewController, \(name)ViewInput {
        var presenter: \(name)Presenter?
      }
      //- \(name)/\(name)Presenter.swift
      final class \(name)Presenter {
        weak var view: \(name)ViewInput?
        var router: \(name)RouterInput?
        \(service)
      }
      //- \(name)/\(name)Router.swift
      protocol \(name)RouterInput { func open() }
      final class \(name)Router: \(name)RouterInput {
        weak var controller: UIViewController?
        func open() { controller?.present(UIViewController(), animated: true) }
      }

      """
    }
    let report = try report(
      on: screens.joined() + """
        //- Services/CardService.swift
        final class CardService { func load() { URLSession.shared.load() } }
        //- Pay/PayInteractor.swift
        \(interactor)
        """)
    #expect(report.preset == preset)
  }

  @Test func `a screen of a VIPER app that needs no interactor is VIPER's`() throws {
    let report = try report(
      on: viper + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {}
        //- About/AboutViewController.swift
        final class AboutViewController: UIViewController { var presenter: AboutPresenter? }
        //- About/AboutPresenter.swift
        final class AboutPresenter { weak var view: AboutViewController? }
        """)
    #expect(report.preset == "viper")
    #expect(report.otherPresets == [])
  }

  @Test func `views that hold their configurator by a protocol tell viper-configurator`() throws {
    let report = try report(
      on: viper + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {
          let configurator: FeedConfiguratorProtocol = FeedConfigurator()
        }
        //- Feed/FeedConfigurator.swift
        final class FeedConfigurator: FeedConfiguratorProtocol {
          func configure(_ view: FeedViewController) { _ = FeedPresenter() }
        }
        """)
    #expect(report.preset == "viper-configurator")
    #expect(report.diagnostics.isEmpty)
  }

  @Test func `a module with the framework's bases is a RIB, whatever else lies in it`() throws {
    let model = try analysis(
      of: Fixture(
        name: "test",
        text: viper + """
          //- Feed/FeedViewController.swift
          final class FeedViewController: UIViewController, FeedViewInput {}
          //- Feed/FeedInteractor.swift
          final class FeedInteractor { weak var presenter: FeedPresenter? }
          //- Pay/PayInteractor.swift
          final class PayInteractor: PresentableInteractor<PayPresentable> { weak var router: PayRouting? }
          //- Pay/PayRouter.swift
          protocol PayRouting: AnyObject {}
          final class PayRouter: ViewableRouter<PayInteractable, ViewControllable>, PayRouting {}
          protocol PayInteractable: Interactable { var router: PayRouting? { get set } }
          //- Pay/PayViewController.swift
          protocol PayPresentable: AnyObject {}
          final class PayViewController: UIViewController, PayPresentable {}
          //- Pay/Presenters.swift
          final class PayTitlePresenter { weak var view: PayPresentable? }
          final class PayAmountPresenter { weak var view: PayPresentable? }
          final class PayButtonPresenter { weak var view: PayPresentable? }
          final class PayNoticePresenter { weak var view: PayPresentable? }
          """), preset: nil
    ).get().architecture
    #expect(
      model.modules.map { "\($0.name): \($0.preset ?? "")" } == ["Feed: viper", "Pay: ribs"])
  }

  @Test(arguments: [("", "clean-swift"), ("weak ", "ribs")])
  func `a view that owns its interactor goes round, though the interactor asks a router`(
    ownership: String, preset: String
  ) throws {
    let report = try report(
      on: """
        //- Map/MapViewController.swift
        protocol MapDisplaying: AnyObject {}
        final class MapViewController: UIViewController, MapDisplaying {
          \(ownership)var interactor: MapInteractorProtocol?
        }
        //- Map/MapInteractor.swift
        protocol MapInteractorProtocol: AnyObject {}
        final class MapInteractor: MapInteractorProtocol {
          let presenter: MapPresenterProtocol
          let router: MapRouterProtocol
          init(presenter: MapPresenterProtocol, router: MapRouterProtocol) {
            self.presenter = presenter
            self.router = router
          }
        }
        //- Map/MapPresenter.swift
        protocol MapPresenterProtocol {}
        final class MapPresenter: MapPresenterProtocol { weak var view: MapDisplaying? }
        //- Map/MapRouter.swift
        protocol MapRouterProtocol {}
        final class MapRouter: MapRouterProtocol { weak var controller: UIViewController? }
        """)
    #expect(report.preset == preset)
  }

  @Test func `none fits code without a module, which is said, and only what is common holds`()
    throws
  {
    let report = try report(
      on: """
        //- App/FeedScreen.swift
        final class FeedScreen: UIViewController { let service = FeedService() }
        //- App/FeedService.swift
        import UIKit

        final class FeedService { func load() {} }
        """)
    #expect(report.preset == nil)
    #expect(report.unjudged.count == 1)
    #expect(report.unjudged.first?.hasPrefix("no module was judged: no preset fits") == true)
    #expect(report.diagnostics.map(\.rule) == ["ui_import"])
  }

  /// Each app of `Fixtures` with the dialect that it is written in; its broken twin is in the same,
  /// however many cells it breaks.
  @Test(arguments: [
    ("Greeting", "viper"), ("Articles", "viper"), ("Currency", "viper-configurator"),
    ("Contacts", "viper"), ("Rambler", "viper"), ("PostList", "viper"),
    ("ContactsMVVM", "mvvm"), ("ContactsBook", "clean-swift"), ("Recipes", "viper"),
    ("Lessons", "clean-swift"), ("Trips", "viper"), ("Books", "viper"), ("Workouts", "ribs"),
    ("Plants", "viper"),
  ])
  func `an app's preset is found, and its broken twin's`(name: String, preset: String) throws {
    for folder in [name, name + "Broken"] {
      let app = try Fixture(name: folder, folder: fixturesFolder.appendingPathComponent(folder))
      let report = try analysis(of: app, preset: nil).get().report
      #expect(report.preset == preset, "\(folder)")
      #expect(report.otherPresets.isEmpty, "\(folder)")
    }
  }

  @Test func `a module in another dialect is judged by its own preset`() throws {
    let modules = (1...3).map { number in
      """
      //- Feed\(number)/Feed\(number)ViewController.swift
      final class Feed\(number)ViewController: UIViewController, Feed\(number)ViewInput {
        var output: Feed\(number)ViewOutput?
      }
      //- Feed\(number)/Feed\(number)Presenter.swift
      protocol Feed\(number)ViewInput: AnyObject {}
      protocol Feed\(number)ViewOutput: AnyObject {}
      final class Feed\(number)Presenter: Feed\(number)ViewOutput {
        weak var view: Feed\(number)ViewInput?
        var interactor: Feed\(number)InteractorInput?
      }
      //- Feed\(number)/Feed\(number)Interactor.swift
      protocol Feed\(number)InteractorInput: AnyObject {}
      final class Feed\(number)Interactor: Feed\(number)InteractorInput {}

      """
    }
    let result = try analysis(
      of: Fixture(
        name: "test",
        text: modules.joined() + """
          //- Settings/SettingsViewController.swift
          final class SettingsViewController: UIViewController {
            let viewModel = SettingsViewModel()
          }
          //- Settings/SettingsViewModel.swift
          final class SettingsViewModel { let service = SettingsService() }
          //- Services/SettingsService.swift
          final class SettingsService { func load() {} }
          """), preset: nil
    ).get()
    #expect(result.report.preset == "viper")
    #expect(result.report.otherPresets == [NameCount(name: "mvvm", count: 1)])
    #expect(
      result.architecture.modules.map { "\($0.name) \($0.preset ?? "-")" } == [
        "Feed1 viper", "Feed2 viper", "Feed3 viper", "Settings mvvm",
      ])
    #expect(result.report.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("", nil), ("final class FeedPresenter {}", "clean-swift"),
    ("enum Feed { struct Request {} }", "clean-swift"),
  ])
  func `an interactor that a screen owns tells Clean Swift where presenters or messages are`(
    other: String, preset: String?
  ) throws {
    let report = try report(
      on: """
        //- Feed/FeedViewController.swift
        import UIKit

        final class FeedViewController: UIViewController { let interactor: FeedInteractor }
        //- Feed/FeedInteractor.swift
        final class FeedInteractor { func load() {} }
        //- Feed/Feed.swift
        \(other)
        """)
    #expect(report.preset == preset)
  }

  @Test(arguments: [("FeedViewController: UIViewController", 1), ("FeedCell: UITableViewCell", 0)])
  func `a plain view model makes a module with the screen of its name that holds it`(
    view: String, modules: Int
  ) throws {
    let report = try report(
      on: """
        //- App/Feed/FeedView.swift
        import UIKit

        final class \(view) { let viewModel = FeedViewModel() }
        //- App/Feed/FeedViewModel.swift
        final class FeedViewModel { let titles: [String] = [] }
        """)
    #expect(report.summary.modules == modules)
  }

  @Test(arguments: [("Feed", 1), ("Other", 0)])
  func `a screen may hold the view model of its name by a protocol`(stem: String, modules: Int)
    throws
  {
    let report = try report(
      on: """
        //- App/Feed/FeedViewController.swift
        import UIKit

        final class FeedViewController: UIViewController {
          var viewModel: PageViewModelType?
        }
        //- App/Feed/FeedViewModel.swift
        protocol PageViewModelType: AnyObject { func refresh() }
        final class \(stem)ViewModel: PageViewModelType { func refresh() {} }
        """)
    #expect(report.summary.modules == modules)
  }

  @Test func `presenters of cells are no VIPER, and no preset fits them`() throws {
    let report = try report(
      on: """
        //- Messages/MessagePresenter.swift
        import UIKit

        final class MessagePresenter { weak var cell: MessageCell? }
        //- Messages/MessageCell.swift
        final class MessageCell: UICollectionViewCell {}
        //- Messages/MessagePresenterBuilder.swift
        final class MessagePresenterBuilder { func make() -> MessagePresenter { MessagePresenter() } }
        """)
    #expect(report.preset == nil)
    #expect(report.summary.errors == 0 && report.summary.warnings == 0)
  }

  @Test func `a view model that drives its view is a presenter by another name`() throws {
    let report = try report(
      on: """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewProtocol {
          var viewModel: FeedViewModel?
        }
        //- Feed/FeedViewModel.swift
        protocol FeedViewProtocol: AnyObject {}
        final class FeedViewModel {
          weak var view: FeedViewProtocol?
          var service: FeedService?
        }
        //- Services/FeedService.swift
        final class FeedService {}
        """)
    #expect(report.preset == nil)
  }

  @Test(arguments: [(4, String?.some("viper")), (12, nil)])
  func `a preset with a place for few of the types is none`(helpers: Int, preset: String?) throws {
    let others = (1...helpers).map { "struct Part\($0) { func run() {} }" }
    let report = try report(
      on: viper + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {}
        //- Feed/Parts.swift
        \(others.joined(separator: "\n"))
        """)
    #expect(report.preset == preset)
  }

  @Test(arguments: [(1, "clean-swift"), (4, "viper")])
  func `a module has a preset of its own where one of its usual parts speaks for it`(
    services: Int, preset: String
  ) throws {
    let others = (1...services).map { "final class Pay\($0)Service { func load() {} }" }
    let model = try analysis(
      of: Fixture(
        name: "test",
        text: (1...3).map(scene).joined() + """
          //- Pay/PayViewController.swift
          final class PayViewController: UIViewController, PayViewInput {
            let interactor = PayInteractor()
          }
          //- Pay/PayInteractor.swift
          final class PayInteractor {}
          //- Pay/PayPresenter.swift
          protocol PayViewInput: AnyObject {}
          final class PayPresenter { weak var view: PayViewInput? }
          //- Pay/Services.swift
          \(others.joined(separator: "\n"))
          """), preset: nil
    ).get().architecture
    #expect(model.modules.first { $0.name == "Pay" }?.preset == preset)
  }

  @Test(arguments: [("", "clean-swift"), ("weak ", "viper")])
  func `an interactor that owns its presenter is none of VIPER's`(
    ownership: String, preset: String
  ) throws {
    // Of the six types Clean Swift has a place for four. Whether VIPER fits clearly worse, it is the
    // interactor that tells.
    let model = try analysis(
      of: Fixture(
        name: "test",
        text: (1...3).map(scene).joined() + """
          //- Pay/PayViewController.swift
          final class PayViewController: UIViewController {}
          //- Pay/PayInteractor.swift
          final class PayInteractor { \(ownership)var presenter: PayPresenter? }
          //- Pay/PayPresenter.swift
          final class PayPresenter {}
          //- Pay/PayRouter.swift
          final class PayRouter {}
          //- Pay/Amounts.swift
          struct Discount {}
          struct Tax {}
          """), preset: nil
    ).get().architecture
    #expect(model.modules.first { $0.name == "Pay" }?.preset == preset)
  }

  @Test func `one view of three that holds its configurator tells nothing`() throws {
    let report = try report(
      on: (1...2).map(scene).joined() + viper + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {
          let configurator: FeedConfiguratorProtocol = FeedConfigurator()
        }
        //- Feed/FeedConfigurator.swift
        final class FeedConfigurator: FeedConfiguratorProtocol {
          func configure(_ view: FeedViewController) { _ = FeedPresenter() }
        }
        """)
    #expect(report.preset == "viper")
  }
}

/// A scene as VIPER has it.
private func scene(_ number: Int) -> String {
  """
  //- Scene\(number)/Scene\(number)ViewController.swift
  final class Scene\(number)ViewController: UIViewController, Scene\(number)ViewInput {
    var output: Scene\(number)ViewOutput?
  }
  //- Scene\(number)/Scene\(number)Presenter.swift
  protocol Scene\(number)ViewInput: AnyObject {}
  protocol Scene\(number)ViewOutput: AnyObject {}
  final class Scene\(number)Presenter: Scene\(number)ViewOutput {
    weak var view: Scene\(number)ViewInput?
    var interactor: Scene\(number)InteractorInput?
  }
  //- Scene\(number)/Scene\(number)Interactor.swift
  protocol Scene\(number)InteractorInput: AnyObject {}
  final class Scene\(number)Interactor: Scene\(number)InteractorInput {}

  """
}
