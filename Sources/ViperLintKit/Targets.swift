import Configuration
import Lexing

/// A folder that a package manifest or an Xcode project stands in.
struct Project: Sendable {
  /// Relative to the root; empty for the root itself.
  var folder: String
  /// The targets of a package; nil for an Xcode project, whose targets are its folders.
  var targets: [PackageTarget]?
}

/// A target as a package manifest states it.
struct PackageTarget: Hashable, Sendable {
  var name: String
  /// Relative to the package; nil where the manifest leaves it to convention.
  var path: String?
  var isTest: Bool
}

/// Gives each file the target of the nearest package or project above it: of a package the target
/// whose folder holds the file, of an Xcode project the folder beside the project.
func assignTargets(_ files: inout [DiscoveredFile], _ projects: [Project]) {
  guard !projects.isEmpty else { return }
  // A folder that has both is a package: its manifest says more.
  let byFolder = Dictionary(projects.map { ($0.folder, $0) }) { $0.targets == nil ? $1 : $0 }
  // Files of one folder stand together, and have one project.
  var last: (own: String, project: Project?, target: PackageTarget?)?
  for index in files.indices {
    let own = parent(of: files[index].path)
    if last?.own != own {
      var folder = own
      while byFolder[folder] == nil, !folder.isEmpty { folder = parent(of: folder) }
      let project = byFolder[folder]
      let below = String(own.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)) ?? ""
      last = (own, project, project?.targets.flatMap { target(of: below, among: $0) })
    }
    guard let project = last?.project else { continue }
    let folder = project.folder
    let below =
      folder.isEmpty
      ? files[index].path : String(files[index].path.utf8.dropFirst(folder.utf8.count + 1)) ?? ""
    if project.targets != nil {
      guard let target = last?.target else { continue }
      files[index].target = target.name
      files[index].isInPackage = true
      files[index].isInTestTarget = target.isTest
    } else if let slash = below.utf8.firstIndex(of: UInt8(ascii: "/")) {
      files[index].target = String(below[..<slash])
    }
  }
}

/// The target of a folder, its path relative to the package. Where folders nest, the deepest wins.
private func target(of path: String, among targets: [PackageTarget]) -> PackageTarget? {
  var best: (target: PackageTarget, depth: Int)?
  for target in targets {
    for folder in folders(of: target) where isInside(path, folder) {
      if folder.utf8.count >= best?.depth ?? 0 { best = (target, folder.utf8.count) }
    }
  }
  return best?.target
}

/// Where a target's files can lie: at its path, else where SwiftPM looks by convention.
private func folders(of target: PackageTarget) -> [String] {
  if let path = target.path {
    let levels = pathLevels(path).filter { $0 != "." }
    return [levels.joined(separator: "/")]
  }
  let places =
    target.isTest
    ? ["Tests", "Sources", "Source", "src", "srcs"]
    : ["Sources", "Source", "src", "srcs", "Plugins"]
  return places.map { "\($0)/\(target.name)" }
}

/// The targets that a manifest states with literal names: `.target(name: "Core", path: "Core")`.
/// Names made by code are not understood, and give none.
func packageTargets(_ manifest: [UInt8]) -> [PackageTarget] {
  let slice = manifest[...]
  let tokens = lex(slice.span)
  var targets: [PackageTarget] = []
  var index = 0
  while index + 2 < tokens.kinds.count {
    defer { index += 1 }
    guard tokens.kinds[index] == .dot, tokens.kinds[index + 2] == .leftParen,
      targetKinds.contains(text(of: index + 1, in: tokens, manifest))
    else { continue }
    let isTest = text(of: index + 1, in: tokens, manifest) == "testTarget"
    let labels = literalArguments(of: index + 2, in: tokens, manifest)
    guard let name = labels["name"] else { continue }
    // A dependency `.target(name: "Core")` looks the same; it adds a target that exists anyway.
    targets.append(PackageTarget(name: name, path: labels["path"], isTest: isTest))
  }
  return targets
}

private let targetKinds: Set<String> = [
  "target", "executableTarget", "testTarget", "macro", "plugin",
]

/// The string literals of a call's own arguments, by label.
private func literalArguments(
  of parenthesis: Int, in tokens: TokenBuffer, _ manifest: [UInt8]
) -> [String: String] {
  var labels: [String: String] = [:]
  var depth = 0
  var index = parenthesis
  while index + 5 < tokens.kinds.count {
    switch tokens.kinds[index] {
    case .leftParen, .leftBracket, .leftBrace: depth += 1
    case .rightParen, .rightBracket, .rightBrace: depth -= 1
    default: break
    }
    if depth == 0 { break }
    if depth == 1, tokens.kinds[index + 1] == .colon, tokens.kinds[index + 2] == .stringQuote,
      tokens.kinds[index + 3] == .stringSegment, tokens.kinds[index + 4] == .stringQuote,
      tokens.kinds[index + 5] == .comma || tokens.kinds[index + 5] == .rightParen
    {
      labels[text(of: index, in: tokens, manifest)] = text(of: index + 3, in: tokens, manifest)
    }
    index += 1
  }
  return labels
}

private func text(of token: Int, in tokens: TokenBuffer, _ bytes: [UInt8]) -> String {
  let start = Int(tokens.starts[token])
  return String(decoding: bytes[start..<(start + Int(tokens.lengths[token]))], as: UTF8.self)
}
