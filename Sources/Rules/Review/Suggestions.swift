import Architecture
import Configuration

/// Finds what a name or a pattern that matches nothing was most likely meant to be.
struct Suggestions {
  private let paths: [String]
  private let levels: [String]
  private let typeNames: [String]
  private let bases: [String]
  private let lastWords: [String]

  init(_ model: ArchitectureModel, paths: [String]) {
    self.paths = paths
    levels = each(paths.flatMap { $0.split(separator: "/").map(String.init) })
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

  /// The pattern with one of its levels spelt as an existing one is, where it then matches.
  func path(_ glob: Glob) -> String? {
    let parts = glob.pattern.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated()
    where !part.contains("*") && !part.contains("?") && !levels.contains(part) {
      guard let near = nearest(to: part, in: levels) else { continue }
      var mended = parts
      mended[index] = near
      let pattern = mended.joined(separator: "/")
      if Glob.problem(in: pattern) == nil, paths.contains(where: Glob(pattern).matches) {
        return pattern
      }
    }
    return nil
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
