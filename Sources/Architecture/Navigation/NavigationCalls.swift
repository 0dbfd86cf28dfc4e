import Configuration
package import Lexing
package import Outlining

/// A call that moves between screens, known by its receiver: a controller, a navigation controller,
/// a navigation path, or a helper of the repo over them.
package struct NavigationCall: Sendable {
  package var from: TypeID
  /// As it is called: `pushViewController`, `push`.
  package var name: String
  package var act: Act
  package var receiver: Receiver
  package var shown: Shown
  /// A function of the repo does it, which the type calls.
  package var isByHelper: Bool
  /// It stands in a member that is handed a picker, an alert or the like, or is named for one.
  package var isForErrand: Bool
  /// It stands in a member that a router calls through a protocol of the type.
  package var isToldByRouter: Bool
  package var file: Int
  /// The called name.
  package var range: TextRange
  /// The property or function it stands in, in the names of its file.
  package var ownerName: NameID
  package var owner: DeclarationID

  /// Whether the type leaves its own screen.
  package var leavesScreen: Bool {
    receiver == .itself && (act == .dismiss || name.hasPrefix("pop"))
  }

  package enum Act: Sendable {
    /// Lays a controller over the one at hand.
    case present
    /// Goes to another screen, or back to one.
    case move
    case dismiss
    /// Writes a SwiftUI navigation path.
    case path
  }

  package enum Receiver: Sendable {
    /// The type itself, or what UIKit reaches from it: its navigation controller, its window's root.
    case itself
    /// What the type itself presents.
    case presented
    /// Any other controller.
    case another
    /// An alert, a picker or the like.
    case system
  }

  /// What is presented or pushed.
  package enum Shown: Sendable {
    /// A screen of the app.
    case screen
    /// An alert that closes itself.
    case alert
    /// A picker, a share sheet, or any other controller of the platform that does one errand.
    case system
    case unknown
  }

  /// The call as an edge, for places and folding.
  package var edge: Edge {
    Edge(
      from: from, to: .own(from), kind: .local, ownership: .strong, traits: [], file: file,
      range: range, member: ownerName, variable: .none, owner: owner)
  }
}

extension ArchitectureModel {
  /// The calls that move between screens, as far as the code tells what they are called on: those
  /// of a module's types that the architecture knows a router beside.
  func collectNavigationCalls() -> [NavigationCall] {
    guard settings.table.entries.contains(where: { $0.from == .router || $0.to == .router })
    else { return [] }
    var collector = NavigationCollector(self, table)
    collector.collectHelpers()
    for file in files.indices where files[file].kind == .source { collector.collect(file) }
    return collector.found
  }
}

/// Who leaves moving between screens to a router.
let rolesBesideRouters: Set<Role> = [
  .view, .presenter, .interactor, .service, .viewModel, .entity,
]

/// The names that the frameworks give to what moves between screens, as numbers of the run.
struct NavigationWords {
  let append: Int32
  let removeLast: Int32
  let navigationPath: Int32
  let alertController: Int32
  let alertAction: Int32
  let selfName: Int32
  /// Functions whose first argument is the controller to show.
  let takeController: Set<Int32>
  let show: Int32
  private let acts: [Int32: Verb]

  private struct Verb {
    var act: NavigationCall.Act
    /// Of the first argument; 0 for none, -1 for a word that nobody used.
    var label: Int32
    var isOfNavigation = false
  }

  init(_ names: NameTable) {
    func number(_ word: String) -> Int32 { names.number(of: word) ?? -1 }
    append = number("append")
    removeLast = number("removeLast")
    navigationPath = number("NavigationPath")
    alertController = number("UIAlertController")
    alertAction = number("UIAlertAction")
    selfName = number("self")
    show = number("show")
    takeController = Set(
      Words.shipped[.showingCalls].map(number))
    let animated = number("animated")
    acts = [
      number("present"): Verb(act: .present, label: 0),
      number("showDetailViewController"): Verb(act: .move, label: 0),
      number("show"): Verb(act: .move, label: 0),
      number("performSegue"): Verb(act: .move, label: number("withIdentifier")),
      number("dismiss"): Verb(act: .dismiss, label: animated),
      number("pushViewController"): Verb(act: .move, label: 0, isOfNavigation: true),
      number("popViewController"): Verb(act: .move, label: animated, isOfNavigation: true),
      number("popToRootViewController"): Verb(act: .move, label: animated, isOfNavigation: true),
      number("popToViewController"): Verb(act: .move, label: 0, isOfNavigation: true),
      number("setViewControllers"): Verb(act: .move, label: 0, isOfNavigation: true),
    ]
  }

  /// What a framework's function does; nil for one that only has its name.
  func act(
    of name: Int32, label: Int32, on receiver: Value, _ frameworks: FrameworkControllers
  ) -> NavigationCall.Act? {
    guard let verb = acts[name], verb.label == label else { return nil }
    if verb.isOfNavigation, !frameworks.isNavigation(receiver) { return nil }
    return verb.act
  }
}
