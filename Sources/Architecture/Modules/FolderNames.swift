import Configuration

/// A folder of all that has one role, whatever feature it belongs to.
struct Layer: Sendable {
  var around: String
  var name: Substring
}

/// What the names of folders say of modules.
struct FolderNames: Sendable {
  private let role: Set<String>
  private let common: Set<String>
  private let container: Set<String>
  private let useCases: Set<String>

  init(_ words: Words) {
    role = words[.roleFolders]
    common = words[.commonFolders]
    container = words[.containerFolders]
    useCases = words[.useCaseFolders]
  }

  /// A folder, given by its levels, without those at its end that are named for roles and parts.
  func sceneFolder(_ levels: [Substring]) -> String {
    var levels = levels[...]
    while let last = levels.last, isPart(last, of: levels.dropLast().last) { levels.removeLast() }
    return levels.joined(separator: "/")
  }

  /// Where a file lies in an app that is sorted by layers: the outermost folder that is named for a role, and
  /// what is around all of them. `App/Views/Profile` lies in the layer `Views` of `App`.
  func layer(_ levels: [Substring]) -> Layer? {
    guard let index = levels.firstIndex(where: { role.contains(plainFolderName($0)) }) else {
      return nil
    }
    return Layer(around: levels[..<index].joined(separator: "/"), name: levels[index])
  }

  /// The folder around the outermost one that is named for use cases; empty for none.
  /// - Parameter known: what was found of levels before, as most folders are made of the same few.
  func aroundUseCases(_ levels: [Substring], _ known: inout [Substring: Bool]) -> String {
    let index = levels.firstIndex { level in
      if let isNamed = known[level] { return isNamed }
      let isNamed = useCases.contains(plainFolderName(level))
      known[level] = isNamed
      return isNamed
    }
    return index.map { levels[..<$0].joined(separator: "/") } ?? ""
  }

  /// Whether a folder is a part of the scene around it: named for a role, or its core. Around the
  /// outermost one is the root, which may be a scene's folder itself.
  private func isPart(_ level: Substring, of around: Substring?) -> Bool {
    let name = plainFolderName(level)
    guard let around else { return role.contains(name) }
    return role.contains(name) || name == "core" && !isContainer(around) && !isCommon(around)
  }

  /// Folders of common parts are no modules.
  func isCommon(_ level: some StringProtocol) -> Bool { common.contains(plainFolderName(level)) }

  /// Folders that hold scenes.
  func isContainer(_ level: some StringProtocol) -> Bool {
    container.contains(plainFolderName(level))
  }
}
