import Configuration
import Lexing

/// A target as a package manifest states it.
struct PackageTarget: Hashable, Sendable {
  var name: String
  var isTest: Bool
  /// Where its files can lie, relative to the package.
  var folders: [String]

  /// - Parameter path: relative to the package; nil where the manifest leaves it to convention.
  init(name: String, path: String?, isTest: Bool) {
    self.name = name
    self.isTest = isTest
    folders = targetFolders(name, path, isTest: isTest)
  }
}

/// The target of a folder, its path relative to the package. Where folders nest, the deepest wins.
func target(of path: String, among targets: [PackageTarget]) -> PackageTarget? {
  var best: (target: PackageTarget, depth: Int)?
  for target in targets {
    for folder in target.folders where isInside(path, folder) {
      if folder.utf8.count >= best?.depth ?? 0 { best = (target, folder.utf8.count) }
    }
  }
  return best?.target
}

/// Where a target's files can lie: at its path, else where SwiftPM looks by convention.
private func targetFolders(_ name: String, _ path: String?, isTest: Bool) -> [String] {
  if let path {
    let levels = pathLevels(path).filter { $0 != "." }
    return [levels.joined(separator: "/")]
  }
  let places =
    isTest
    ? ["Tests", "Sources", "Source", "src", "srcs"]
    : ["Sources", "Source", "src", "srcs", "Plugins"]
  return places.map { "\($0)/\(name)" }
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

/// What a manifest asks of the compiler for any target: `.enableUpcomingFeature("ExistentialAny")`, and
/// the language mode that its first line makes the default (`// swift-tools-version: 6.0`).
func compilerFeatures(ofManifest manifest: [UInt8]) -> CompilerFeatures {
  let slice = manifest[...]
  let tokens = lex(slice.span)
  var features = isOfSwift6(manifest) ? CompilerFeatures.swift6 : []
  for index in tokens.kinds.indices.dropLast(3)
  where tokens.kinds[index] == .identifier && tokens.kinds[index + 1] == .leftParen
    && tokens.kinds[index + 3] == .stringSegment
    && text(of: index, in: tokens, manifest) == "enableUpcomingFeature"
  {
    features.formUnion(CompilerFeatures(upcoming: text(of: index + 3, in: tokens, manifest)))
  }
  return features
}

private func isOfSwift6(_ manifest: [UInt8]) -> Bool {
  let line = String(decoding: manifest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  guard line.hasPrefix("//"), let mark = line.firstRange(of: "swift-tools-version:") else {
    return false
  }
  let version = line[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
  return Int(version).map { $0 >= 6 } ?? false
}

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
