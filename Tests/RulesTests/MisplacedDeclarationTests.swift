import Diagnostics
import Reporting
import TestSupport
import Testing
import ViperLintKit

/// Where a declaration may stand, and where no Swift would have it: `BODY` is what stands within.
private let places = [
  "BODY", "final class FeedPresenter: FeedModuleInput, Unknown<Feed.Item> { BODY }",
  "struct FeedItem: FeedModel { BODY }", "enum FeedState: String, FeedModel { BODY }",
  "actor FeedService { BODY }", "protocol FeedViewInput: AnyObject, FeedModel { BODY }",
  "extension FeedView { BODY }", "extension Foreign.Inner where Item == FeedItem { BODY }",
  "func makeFeed<Item: FeedModel>(_ item: Item) -> some FeedModel { BODY }",
  "var feed: FeedView { get { BODY } set { BODY } }", "let feed: FeedModel = { BODY }()",
  "init(feed: FeedView) { BODY }", "switch feed { case .item(let item): BODY default: break }",
  "#if DEBUG\nBODY\n#else\nBODY\n#endif", "(BODY)", "[BODY]", "case feed(BODY)",
  "subscript(feed: FeedItem) -> FeedView { BODY }", "typealias Feed = (BODY)",
  "func open() where BODY {}",
]

/// Each kind of declaration, in the forms that others may ask things of.
private let declarations = [
  "class Feed: FeedView, FeedModel {}", "struct Feed<Item: FeedModel>: FeedModel {}",
  "enum Feed: FeedModel { case item(FeedItem) }", "actor Feed: FeedModel {}",
  "protocol Feed: FeedModel { associatedtype Item: FeedModel = FeedItem }",
  "extension FeedModel where Self: FeedView { var feed: FeedItem { item } }",
  "func feed(_ view: FeedView) -> FeedItem", "init(view: FeedView)", "deinit { view.show(item) }",
  "subscript(item: FeedItem) -> FeedView { view }", "weak var view: FeedView?, other = FeedItem()",
  "let presenter = FeedPresenter(), (a, b): (FeedView, FeedItem)", "case item(FeedItem), none",
  "associatedtype View: FeedView = FeedView where View.Item == FeedItem", "associatedtype Feed",
  "typealias Feed = (Feed, FeedView) -> Feed", "typealias Output = FeedView & FeedModel",
  "operator func +++ (left: FeedItem, right: FeedItem) -> FeedView", "infix operator +++: Feed",
  "precedencegroup Feed { higherThan: Feed }", "macro feed(_ view: FeedView) -> FeedItem = #feed",
  "import struct Feed.FeedItem", "get { view.presenter.interactor.load() }", "willSet(view) {}",
  "// viperlint:role presenter\nfinal class Other { var view: FeedView? }",
  "// viperlint:disable:next ui_type", "@objc @Inject(FeedView.self) var view: any FeedView",
  "#if FEED\nassociatedtype Feed\n#endif", "some FeedModel", "any", "Self.Item", "Feed.self", "",
]

/// What is right and judged in any case: no other file of the run may be lost.
private let judged = """
  //- Feed/FeedView.swift
  import UIKit
  final class FeedView: UIViewController { var presenter: FeedPresenter? }
  //- Feed/FeedInteractor.swift
  import UIKit
  final class FeedInteractor { var presenter: FeedPresenter? }
  //- Feed/FeedModel.swift
  protocol FeedModel { associatedtype Item }

  """

/// An index from a look-up that found nothing ends the run for all files: so each declaration is put
/// where it can be, and where it cannot.
@Test(arguments: places.indices)
func `a declaration where none can be traps nowhere, and loses no other file`(outer: Int) throws {
  for inner in places {
    let files = declarations.enumerated().map { number, declaration in
      let text = places[outer].replacing("BODY", with: inner.replacing("BODY", with: declaration))
      return "//- Feed/Strange\(number).swift\n\(text)\n"
    }
    let fixture = Fixture(name: "misplaced", text: judged + files.joined())
    let report = try analysis(of: fixture, preset: "viper").get().report
    #expect(report.summary.files == declarations.count + 3)
    #expect(
      report.diagnostics.contains {
        $0.rule == "ui_import" && $0.place.file == "Feed/FeedInteractor.swift"
      }, "\(places[outer]) around \(inner)")
  }
}
