/// What a name says by itself. Asked for nearly every reference, so it is found once for each
/// distinct name of the run.
struct NameTraits: OptionSet, Sendable {
  let rawValue: UInt16
  /// A type of UIKit, AppKit or WatchKit.
  static let ui = NameTraits(rawValue: 1)
  /// One of SwiftUI's.
  static let swiftUI = NameTraits(rawValue: 2)
  /// A view or a view controller of a UI framework.
  static let uiView = NameTraits(rawValue: 4)
  /// A view controller, window or navigation controller of a UI framework.
  static let uiController = NameTraits(rawValue: 8)
  /// `Array`, `Set`, `Dictionary`.
  static let collection = NameTraits(rawValue: 16)
  /// A generic type whose argument is held where it is held itself.
  static let lookedThrough = NameTraits(rawValue: 32)
  /// Named as weak wrappers are.
  static let weakWrapper = NameTraits(rawValue: 64)
  /// Begins with `Weak`.
  static let weak = NameTraits(rawValue: 128)
  static let initializer = NameTraits(rawValue: 256)
  /// Begins with a letter A to Z.
  static let capitalized = NameTraits(rawValue: 512)
  /// A call that shows or closes a screen.
  static let navigation = NameTraits(rawValue: 1024)
  /// Begins with `instantiate`, as what makes a storyboard's controllers does.
  static let instantiation = NameTraits(rawValue: 2048)

  /// - Parameter name: as written, levels joined with dots.
  init(of name: String) {
    self = []
    guard let initial = name.utf8.first else { return }
    if initial >= UInt8(ascii: "A"), initial <= UInt8(ascii: "Z") {
      insert(.capitalized)
      if isUIName(name) { insert(.ui) }
      if isSwiftUIName(name) { insert(.swiftUI) }
      if isUIViewName(name) { insert(.uiView) }
      if isUIControllerName(name) { insert(.uiController) }
      if Self.lookedThroughNames.contains(name) { insert(.lookedThrough) }
      if name == "Array" || name == "Set" || name == "Dictionary" { insert(.collection) }
      if name.hasPrefix("Weak") { formUnion([.weak, .weakWrapper]) }
      if name.hasSuffix("WeakBox") || name.hasPrefix("Unowned") { insert(.weakWrapper) }
    } else {
      if name == "init" { insert(.initializer) }
      if navigationCalls.contains(name) { insert(.navigation) }
      if initial == UInt8(ascii: "i"), name.hasPrefix("instantiate") { insert(.instantiation) }
    }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let lookedThroughNames: Set<String> = [
    "Array", "ContiguousArray", "Optional", "Set", "Dictionary", "Result", "Swift.Array",
    "Swift.Optional",
  ]
}

private let navigationCalls: Set<String> = [
  "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
  "popToViewController", "setViewControllers", "performSegue", "showDetailViewController", "show",
]
