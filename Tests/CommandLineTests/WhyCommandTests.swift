import Foundation
import Testing

@Suite struct WhyCommandTests {
  @Test func `a type's role, module and evidence are told`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["why", "ArticlesViewOutput", "--preset", "viper"])
      #expect(
        outcome.output == """
          ArticlesViewOutput: presenter in module Articles
            declared      protocol at Articles/ArticlesPresenter.swift:1:10
            module        Articles (Articles, judged by viper)
            certainty     certain: its role makes no finding about it a note
            evidence      conformed to by ArticlesPresenter [conformer]
            faces         a face: callers of the presenter know it by this protocol
                          because its conformers are of one role and one module
            inherits      AnyObject
            inherited by  ArticlesPresenter (presenter) in Articles/ArticlesPresenter.swift
            named by      view: ArticlesViewController holds it (Articles/ArticlesViewController.swift:8)
            findings      none

          """)
      #expect(outcome.status == 0)
    }
  }

  @Test func `a module that no preset fits is said to have none`() throws {
    try withFolder(oddModule) { folder in
      let output = try folder.run(["why", "FeedViewModel"]).output
      #expect(output.contains("  module        Feed (Feed, no preset fits)\n"))
    }
  }

  @Test func `a type without a role says what was looked for`() throws {
    let files = articles.merging(["Articles/Clock.swift": "struct Clock { let now = 0 }\n"]) { $1 }
    try withFolder(files) { folder in
      let output = try folder.run(["why", "Clock"]).output
      #expect(output.hasPrefix("Clock: no role\n"))
      #expect(output.contains("annotation: no '// viperlint:role …' above the declaration\n"))
      #expect(output.contains("name: 'Clock' ends in no word of the viper preset"))
    }
  }

  @Test func `types of one name are told in turn, a nested one by its last levels`() throws {
    let files = articles.merging([
      "Articles/A.swift": "enum A { struct Item {} }\n",
      "Articles/B.swift": "enum B { struct Item {} }\n",
    ]) { $1 }
    try withFolder(files) { folder in
      let output = try folder.run(["why", "Item"]).output
      #expect(output.contains("A.Item: no role\n"))
      #expect(output.contains("\n\nB.Item: no role\n"))
      try #expect(folder.run(["why", "B.Item"]).output.hasPrefix("B.Item: no role\n"))
    }
  }

  @Test func `what a type names and breaks is told`() throws {
    try withFolder(articles) { folder in
      let output = try folder.run(["why", "ArticlesPresenter", "--preset", "viper"]).output
      #expect(
        output.hasSuffix(
          """
            names         view: holds ArticlesViewInput weakly (line 6)
                          interactor: holds ArticlesInteractor (line 7)
            findings      error[protocol_boundary] ArticlesPresenter holds ArticlesInteractor as a \
          concrete class (Articles/ArticlesPresenter.swift:7)

          """))
    }
  }

  @Test func `a look-alike is refused with its reason`() throws {
    let files = articles.merging([
      "Articles/FeedRouter.swift": "enum FeedRouter { case all, one }\n",
      "Articles/ColorProvider.swift": "final class ColorProvider { func color() -> Int { 0 } }\n",
    ]) { $1 }
    try withFolder(files) { folder in
      try #expect(
        folder.run(["why", "FeedRouter", "--preset", "viper"]).output.contains(
          "name ends in Router: no router, it is an enumeration with cases [name]\n"))
      try #expect(
        folder.run(["why", "ColorProvider", "--preset", "viper"]).output.contains(
          "name ends in Provider, a weak word: no service, it touches no data or device"))
    }
  }

  @Test func `what a package of no components offers is no interactor, whoever keeps its class`()
    throws
  {
    let manifest = #"let package = Package(name: "Tap", targets: [.target(name: "Tap")])"#
    let files = articles.merging([
      "Kits/Tap/Package.swift": manifest,
      "Kits/Tap/Sources/Tap/TapInteractor.swift":
        "public struct TapInteractor { let key = KeyInteractor() }\nfinal class KeyInteractor {}\n",
      "Articles/TapPresenter.swift": "final class TapsPresenter { let taps = TapInteractor() }\n",
    ]) { $1 }
    try withFolder(files) { folder in
      for type in ["TapInteractor", "KeyInteractor"] {
        try #expect(folder.run(["why", type]).output.hasPrefix("\(type): no role\n"))
      }
    }
    let face = [
      "Kits/Tap/Sources/Tap/TapInteractor.swift":
        "public protocol Tapping {}\npublic final class TapInteractor: Tapping {}\n",
      "Articles/TapPresenter.swift": "final class TapsPresenter { var taps: Tapping? }\n",
    ]
    try withFolder(files.merging(face) { $1 }) { folder in
      try #expect(
        folder.run(["why", "TapInteractor"]).output.hasPrefix("TapInteractor: interactor"))
    }
  }

  @Test func `weaker evidence that says something else is told beside what was taken`() throws {
    let files = articles.merging([
      "Articles/ArticlesRouter.swift": """
      // viperlint:role service
      final class ArticlesRouter { var view: ArticlesViewInput? }

      """
    ]) { $1 }
    try withFolder(files) { folder in
      let output = try folder.run(["why", "ArticlesRouter", "--preset", "viper"]).output
      #expect(output.contains("evidence      annotated viperlint:role service [annotation]\n"))
      #expect(
        output.contains(
          "beside it     name ends in Router: it would be router, but the evidence above is stronger "
            + "[name]\n"))
    }
  }

  @Test func `a name that nothing has gives the nearest ones`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["why", "ArticlesPresentr"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasSuffix("; did you mean 'ArticlesPresenter'?\n"))
      try #expect(
        folder.run(["why", "ViewInp"]).errors.hasSuffix("; did you mean 'ArticlesViewInput'?\n"))
      try #expect(folder.run(["why", "Articles"]).errors.contains("'Articles' is a module"))
    }
  }
}

@Suite struct WhyTwoNamesTests {
  @Test func `a reference has its place, its cell and its finding`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["why", "ArticlesPresenter", "ArticlesInteractor"])
      #expect(outcome.status == 0)
      #expect(
        outcome.output == """
          ArticlesPresenter -> ArticlesInteractor: 1 reference
            holds it at Articles/ArticlesPresenter.swift:7:19
              cell presenter -> interactor: protocol (viper preset)
              error[protocol_boundary]: ArticlesPresenter holds ArticlesInteractor as a concrete class
                the viper table lets a presenter know an interactor through a protocol only

          """)
    }
  }

  @Test func `what is allowed says so, and an exception that it is one`() throws {
    try withFolder(articles) { folder in
      let output = try folder.run(["why", "ArticlesPresenter", "ArticlesViewInput"]).output
      #expect(output.contains("    allowed: the viper table lets a presenter know a view through"))
    }
    let configuration = """
      preset: viper
      rules: {protocol_boundary: {allow: ["ArticlesPresenter -> ArticlesInteractor"]}}

      """
    try withFolder(articles.merging([".viperlint.yml": configuration]) { $1 }) { folder in
      let output = try folder.run(["why", "ArticlesPresenter", "ArticlesInteractor"]).output
      #expect(output.contains("    excepted by the configuration: the viper table lets"))
    }
  }

  @Test func `a cell that is open within a module speaks of another one`() throws {
    let picker = [
      "Picker/PickerPresenter.swift": """
      final class PickerPresenter: PickerViewOutput {
        weak var articles: ArticlesViewOutput?
        var interactor: PickerInteractor?
      }

      final class PickerInteractor {}

      """,
      "Picker/PickerViewController.swift": """
      import UIKit

      protocol PickerViewOutput {}

      final class PickerViewController: UIViewController { var output: PickerViewOutput? }

      """,
      "Articles/ArticlesViewController+Picker.swift": """
      extension ArticlesViewController {
        func pick() { show(PickerViewController(), sender: nil) }
      }

      """,
    ]
    try withFolder(articles.merging(picker) { $1 }) { folder in
      let answer = try folder.run(
        ["why", "PickerPresenter", "ArticlesViewOutput", "--preset", "viper"]
      ).output
      #expect(answer.contains("    cell presenter -> presenter: any (own) (viper preset)\n"))
      #expect(
        answer.contains(
          "      the viper table lets a presenter know no presenter of another module\n"))
      try #expect(
        folder.run(["--preset", "viper", "--only", "layer_dependency"]).output.contains(
          "= help: declare what PickerPresenter tells it as a protocol in its own module, for the other "
            + "presenter to conform to\n"))
    }
  }

  @Test func `what another finding tells says which`() throws {
    let files = [
      "Plants/Plant.swift":
        "// viperlint:role entity\nstruct Plant: Decodable { let name: String }\n",
      "Plants/PlantsView.swift": """
      import UIKit

      protocol PlantsViewInput: AnyObject { func show(_ plant: Plant) }
      protocol PlantsViewOutput: AnyObject {}

      final class PlantsViewController: UIViewController, PlantsViewInput {
        var output: PlantsViewOutput?
        private var shown: Plant?
        func show(_ plant: Plant) { shown = plant }
      }

      """,
      "Plants/PlantsPresenter.swift": """
      final class PlantsPresenter: PlantsViewOutput {
        weak var view: PlantsViewInput?
      }

      """,
    ]
    try withFolder(files) { folder in
      let output = try folder.run(
        ["why", "PlantsViewController", "Plant", "--preset", "viper"]
      ).output
      #expect(
        output.contains(
          "told with Plants/PlantsView.swift:3, PlantsViewInput takes the entity Plant: the viper ")
      )
      #expect(!output.contains("excepted by the configuration"))
    }
  }

  @Test func `without a reference the shortest way is told, through faces`() throws {
    try withFolder(articles) { folder in
      try #expect(
        folder.run(["why", "ArticlesViewController", "ArticlesInteractor"]).output == """
          ArticlesViewController -> ArticlesInteractor: no reference; the shortest way has 3 steps
            1. ArticlesViewController (view) holds ArticlesViewOutput (presenter) at \
          Articles/ArticlesViewController.swift:8
            2. ArticlesPresenter (presenter) conforms to ArticlesViewOutput, \
          Articles/ArticlesPresenter.swift:5
            3. ArticlesPresenter (presenter) holds ArticlesInteractor (interactor) at \
          Articles/ArticlesPresenter.swift:7

          """)
      try #expect(
        folder.run(["why", "ArticlesInteractor", "ArticlesPresenter"]).output == """
          ArticlesInteractor -> ArticlesPresenter: no reference, and no way by other types
          the other way round: 1 reference

          """)
    }
  }

  @Test func `a chain that lint reports is a reference`() throws {
    let files = [
      "Feed/FeedViewController.swift": """
      import UIKit

      protocol FeedViewOutput: AnyObject { var router: FeedRouterInput? { get } }

      final class FeedViewController: UIViewController {
        var output: FeedViewOutput?
        func leave() { output?.router?.close() }
      }

      """,
      "Feed/FeedPresenter.swift": """
      final class FeedPresenter: FeedViewOutput { var router: FeedRouterInput? }

      """,
      "Feed/FeedRouter.swift": """
      protocol FeedRouterInput { func close() }

      final class FeedRouter: FeedRouterInput { func close() {} }

      """,
    ]
    try withFolder(files) { folder in
      let arguments = ["FeedViewController", "FeedRouterInput", "--preset", "viper"]
      let why = try folder.run(["why"] + arguments)
      #expect(why.output.hasPrefix("FeedViewController -> FeedRouterInput: 1 reference\n"))
      #expect(why.output.contains("  reaches it through FeedViewOutput at "))
      #expect(why.output.contains("    warning[reach_through]: FeedViewController reaches"))
      // What it sets connects a module's parts.
      let setting = (files["Feed/FeedViewController.swift"] ?? "")
        .replacingOccurrences(of: "{ get }", with: "{ get set }")
        .replacingOccurrences(of: "output?.router?.close()", with: "output?.router = nil")
      try folder.write(setting, to: "Feed/FeedViewController.swift")
      let set = try folder.run(["why"] + arguments)
      #expect(set.output.contains("    allowed: "), "\(set.output)")
      #expect(set.output.contains(" (chain.assigned)\n"))
    }
  }

  @Test func `two modules are told by pairs of types`() throws {
    try withFolder(articles.merging(details) { $1 }) { folder in
      let output = try folder.run(["why", "Details", "Articles", "--preset", "viper"]).output
      #expect(output.hasPrefix("module Details -> module Articles: 1 reference\n"))
      #expect(output.contains("  DetailsPresenter holds ArticlesPresenter at "))
      #expect(output.contains("    warning[module_boundary]: DetailsPresenter holds"))
    }
  }

  @Test func `a namespace gives way to the module that it is named for`() throws {
    let files = articles.merging(details) { $1 }.merging([
      "Details/Details.swift": "enum Details { enum Load {} }\n"
    ]) { $1 }
    try withFolder(files) { folder in
      let output = try folder.run(["why", "Details", "Articles", "--preset", "viper"]).output
      #expect(output.hasPrefix("module Details -> module Articles: 1 reference\n"))
    }
  }

  /// The folder of a module has its name: as a second operand it is the module.
  @Test func `a second operand with a slash is a path`() throws {
    try withFolder(articles.merging(details) { $1 }) { folder in
      let module = try folder.run(["why", "DetailsPresenter", "Articles", "--preset", "viper"])
      #expect(module.output.hasPrefix("DetailsPresenter -> module Articles: 1 reference\n"))
      let path = try folder.run(["why", "ArticlesPresenter", "./Articles", "--preset", "viper"])
      #expect(path.output.hasPrefix("ArticlesPresenter: presenter in module"))
    }
  }

  @Test func `unknown and ambiguous names are errors`() throws {
    let files = articles.merging([
      "Articles/A.swift": "enum A { struct Item {} }\n",
      "Articles/B.swift": "enum B { struct Item {} }\n",
    ]) { $1 }
    try withFolder(files) { folder in
      let unknown = try folder.run(["why", "ArticlesPresenter", "ArticlesInteracto"])
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("did you mean 'ArticlesInteractor' or '"))
      let ambiguous = try folder.run(["why", "ArticlesPresenter", "Item"])
      #expect(ambiguous.status == 2)
      #expect(
        ambiguous.errors
          == "viperlint: error: 'Item' is the name of 2 types: A.Item (Articles/A.swift:1), "
          + "B.Item (Articles/B.swift:1); write the whole name\n")
      try #expect(folder.run(["why", "ArticlesPresenter", "B.Item"]).status == 0)
    }
  }
}

/// A second module, whose presenter holds that of the first.
let details = [
  "Details/DetailsViewController.swift": """
  import UIKit

  final class DetailsViewController: UIViewController {
    var presenter: DetailsPresenter?
  }

  """,
  "Details/DetailsPresenter.swift": """
  final class DetailsPresenter {
    var interactor: DetailsInteractor?
    var articles: ArticlesPresenter?
  }

  final class DetailsInteractor {}
  final class DetailsRouter { weak var view: DetailsViewController? }

  """,
]
