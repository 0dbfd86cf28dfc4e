import Architecture
import Configuration

/// The names of frameworks that UIKit hands on, in one table: every name of a file is looked up.
struct BroughtNames {
  let frameworks: [String]
  /// Places among ``frameworks``.
  private var ofWhole: [String: [Int]] = [:]
  private var ofBeginnings: [(letters: String, place: Int)] = []
  /// The first letters of all of these, which few names begin with.
  private var initials: [UInt8] = []

  init(_ lists: [(framework: String, names: WordList)]) {
    frameworks = lists.map(\.framework)
    for (place, list) in lists.enumerated() {
      for word in Words.shipped.inOrder(list.names) {
        if let initial = word.utf8.first, !initials.contains(initial) { initials.append(initial) }
        if word.hasSuffix("*") {
          ofBeginnings.append((String(word.dropLast()), place))
        } else {
          ofWhole[word, default: []].append(place)
        }
      }
    }
  }

  /// Those that declare a name.
  func frameworks(with name: String) -> [Int] {
    guard let initial = name.utf8.first, initials.contains(initial) else { return [] }
    var found = ofWhole[name] ?? []
    for beginning in ofBeginnings where name.hasPrefix(beginning.letters) {
      found.append(beginning.place)
    }
    return found
  }
}

/// Imports that bring Foundation along.
let foundationBringers = Words.shipped[.foundationBringers]

/// Whether a name is Foundation's, which lists some that UI frameworks begin alike (`NS…`).
func isOfFoundation(_ name: String) -> Bool {
  !foundationNames.frameworks(with: name).isEmpty && !isUIName(name)
}

private let foundationNames = BroughtNames([("Foundation", .foundationNames)])
