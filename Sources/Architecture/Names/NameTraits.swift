import Configuration

/// What a name says by itself. Asked for nearly every reference, so it is found once for each
/// distinct name of the run.
struct NameTraits: OptionSet, Sendable {
  let rawValue: UInt32
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
  /// What a cell or nib is called by in lists and bundles: `reuseIdentifier`, `nibName`.
  static let identifier = NameTraits(rawValue: 4096)
  /// A generic type whose payload comes later: a publisher, an observable, a future.
  static let promise = NameTraits(rawValue: 8192)
  /// Looks up a text of the app's bundle.
  static let text = NameTraits(rawValue: 16384)
  /// Begins as UIKit's names do, whom no list knows all of: `UIAccessibility`, and not `UIDMaker`.
  static let uiPrefix = NameTraits(rawValue: 32768)
  /// What SwiftUI declares between itself and UIKit or AppKit, by their prefixes.
  static let uiBridge = NameTraits(rawValue: 65536)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What the letters of a name tell that is not among ``known``.
  init(ofUnknown name: String) {
    self = []
    guard let initial = name.utf8.first else { return }
    if initial >= UInt8(ascii: "A"), initial <= UInt8(ascii: "Z") {
      insert(.capitalized)
      if initial == UInt8(ascii: "W"), name.hasPrefix("Weak") { formUnion([.weak, .weakWrapper]) }
      if name.hasSuffix("WeakBox") || initial == UInt8(ascii: "U") && name.hasPrefix("Unowned") {
        insert(.weakWrapper)
      }
      if initial == UInt8(ascii: "U"), isPrefixedForUIKit(name) { insert(.uiPrefix) }
    } else if initial == UInt8(ascii: "i"), name.hasPrefix("instantiate") {
      insert(.instantiation)
    } else if name.hasSuffix("dentifier") || name == "nibName" || name == "reuseID" {
      insert(.identifier)
    }
  }

  /// The words that mean something in every run. A table of names begins with them, so that no other
  /// name need be looked for among them.
  static let known: [(word: String, traits: NameTraits)] = {
    var found: [(word: String, traits: NameTraits)] = []
    var positions: [String: Int] = [:]
    positions.reserveCapacity(mostKnown)
    found.reserveCapacity(mostKnown)
    func add(_ words: [String], _ traits: NameTraits) {
      for word in words {
        if let position = positions[word] {
          found[position].traits.formUnion(traits)
        } else {
          positions[word] = found.count
          found.append((word, traits.union(NameTraits(ofUnknown: word))))
        }
      }
    }
    func add(_ lists: [WordList], as traits: NameTraits) {
      for list in lists { add(Words.shipped.inOrder(list), traits) }
    }
    add(UINames.lists, as: .ui)
    add(UINames.listsOfSwiftUI, as: .swiftUI)
    add([.uiViews, .uiControllers], as: .uiView)
    add([.uiControllers], as: .uiController)
    add(["Array", "Set", "Dictionary"], .collection)
    add(
      [
        "Array", "ContiguousArray", "ArraySlice", "Slice", "Optional", "Set", "Dictionary",
        "Result", "OrderedSet", "OrderedDictionary", "Deque", "IdentifiedArray",
        "IdentifiedArrayOf", "KeyValuePairs", "AnySequence", "AnyCollection",
        "AnyBidirectionalCollection", "AnyRandomAccessCollection", "CollectionOfOne", "InlineArray",
        "TreeDictionary", "TreeSet", "Heap", "NonEmpty", "NonEmptyArray", "CurrentValueSubject",
        "BehaviorRelay", "BehaviorSubject", "Swift.Array", "Swift.Optional",
      ], .lookedThrough)
    // Made of weak references wherever their elements are objects.
    add(["NSHashTable", "NSMapTable"], .weakWrapper)
    add(["init"], .initializer)
    add([.navigationCalls], as: .navigation)
    add([.promises], as: .promise)
    add([.texts], as: .text)
    add([.uiBridges], as: .uiBridge)
    return found
  }()
}

/// Room for the words of the lists.
private let mostKnown = 2048

/// Whether a capital and a small letter follow on UIKit's prefix.
private func isPrefixedForUIKit(_ name: String) -> Bool {
  let bytes = name.utf8
  guard bytes.starts(with: "UI".utf8) else { return false }
  var rest = bytes.dropFirst(2).makeIterator()
  guard let capital = rest.next(), let small = rest.next() else { return false }
  return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital)
    && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
}
