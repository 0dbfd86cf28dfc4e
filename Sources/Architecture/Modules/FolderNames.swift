import Configuration

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

  /// A folder without those at its end that are named for roles and parts.
  func sceneFolder(_ folder: Substring) -> String {
    var levels = pathLevels(folder)[...]
    while let last = levels.last, isPart(last, of: levels.dropLast().last) { levels.removeLast() }
    return levels.joined(separator: "/")
  }

  /// The folder around the outermost one that is named for use cases; empty for none.
  func aroundUseCases(_ folder: Substring) -> String {
    let levels = pathLevels(folder)
    let index = levels.firstIndex { useCases.contains(plainFolderName($0)) }
    return index.map { levels[..<$0].joined(separator: "/") } ?? ""
  }

  /// Whether a folder is a part of the scene around it: named for a role, or its core. The outermost
  /// folder is part of none.
  private func isPart(_ level: Substring, of around: Substring?) -> Bool {
    guard let around else { return false }
    let name = plainFolderName(level)
    return role.contains(name) || name == "core" && !isContainer(around) && !isCommon(around)
  }

  /// Folders of common parts are no modules.
  func isCommon(_ level: some StringProtocol) -> Bool { common.contains(plainFolderName(level)) }

  /// Folders that hold scenes.
  func isContainer(_ level: some StringProtocol) -> Bool {
    container.contains(plainFolderName(level))
  }
}
