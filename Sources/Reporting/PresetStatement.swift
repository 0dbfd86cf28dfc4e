/// Whether `init` states the preset, and why where it does not.
package enum PresetStatement: Sendable, Equatable {
  case stated
  case changesFindings(Change)
  /// So many modules would not be found any more.
  case losesModules(Int)
  /// A folder that is in another preset has a name that no pattern can say.
  case namesNoFolder
  /// What a person wrote in the file has no place for more.
  case contradictsFile

  /// Errors and warnings that stating it brings, that it takes away, and that read otherwise.
  package struct Change: Sendable, Equatable {
    package var more = 0
    package var fewer = 0
    package var otherwise = 0

    package init(more: Int = 0, fewer: Int = 0, otherwise: Int = 0) {
      self.more = more
      self.fewer = fewer
      self.otherwise = otherwise
    }

    var words: String {
      [(more, "more"), (fewer, "fewer"), (otherwise, "told otherwise")].filter { $0.0 > 0 }
        .map { "\(counted($0.0, "finding")) \($0.1)" }.joined(separator: ", ")
    }
  }

  /// After `as`, in one line; nil where it is stated.
  var reason: String? {
    switch self {
    case .stated: nil
    case .changesFindings(let change):
      "that would change what is found (\(change.words))"
    case .losesModules(let count): "\(counted(count, "module")) would not be found with it"
    case .namesNoFolder:
      "a folder of a module in another preset has a name that no pattern can say"
    case .contradictsFile: "what the file states stands in the way"
    }
  }

  /// For the file; nil where it is stated.
  var sentence: String? {
    switch self {
    case .stated: nil
    case .changesFindings(let change):
      "It is not stated, so that no finding changes: a stated preset counts in full, a found one more "
        + "mildly (\(change.words))."
    case .losesModules(let count):
      "It is not stated, as \(counted(count, "module")) would not be found with it."
    case .namesNoFolder:
      "It is not stated: a module in another preset would have to be named under 'overrides:', and its "
        + "folder has a name that no pattern can say."
    case .contradictsFile: "It is not stated, as what this file states stands in the way."
    }
  }
}
