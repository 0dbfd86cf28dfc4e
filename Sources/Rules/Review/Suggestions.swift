import Architecture
import Configuration

/// Finds what a name or a pattern that matches nothing was most likely meant to be.
struct Suggestions {
  private let paths: [String]
  private let levels: [String]
  private let knownLevels: Set<String>
  private let typeNames: [String]
  private let bases: [String]
  private let lastWords: [String]

  init(_ model: ArchitectureModel, paths: [String]) {
    self.paths = paths
    levels = each(paths.flatMap { $0.split(separator: "/").map(String.init) })
    knownLevels = Set(levels)
    let simpleNames = model.types.map(\.simpleName)
    typeNames = each(simpleNames + model.types.map(\.name))
    bases = each(model.types.flatMap { $0.externalBases } + model.types.map(\.name))
    lastWords = each(simpleNames.compactMap(lastWord))
  }

  func type(_ name: String) -> String? { nearest(to: name, in: typeNames) }

  /// A base is known by its whole name: `Legacy.BaseView`.
  func base(_ name: String) -> String? {
    bases.first { $0.hasSuffix("." + name) } ?? nearest(to: name, in: bases)
  }

  /// A level of a path.
  func level(_ name: String) -> String? { nearest(to: name, in: levels) }

  func suffix(_ word: String) -> String? { nearest(to: word, in: lastWords) }

  /// The pattern with one of its levels spelt as an existing one is, where it then matches: with two
  /// that do not exist, it does not.
  func path(_ glob: Glob) -> String? {
    var parts = glob.pattern.split(separator: "/").map(String.init)
    let unknown = parts.indices.filter { index in
      let part = parts[index]
      return !part.contains("*") && !part.contains("?") && !knownLevels.contains(part)
    }
    guard unknown.count == 1, let near = nearest(to: parts[unknown[0]], in: levels) else {
      return nil
    }
    parts[unknown[0]] = near
    let pattern = parts.joined(separator: "/")
    guard Glob.problem(in: pattern) == nil, paths.contains(where: Glob(pattern).matches) else {
      return nil
    }
    return pattern
  }
}

/// Each name once, in order of first appearance.
private func each(_ names: [String]) -> [String] {
  var seen: Set<String> = []
  return names.filter { seen.insert($0).inserted }
}

/// `Presenter` of `FeedPresenter`.
private func lastWord(_ name: String) -> String? {
  name.lastIndex { $0.isUppercase }.map { String(name[$0...]) }
}
