import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a UI framework's type named below the view.
  package static let uiType = Rule(
    id: "ui_type",
    summary: "a UI framework's type below the view",
    severity: .error,
    check: { checked in checked.model.uiTypeFindings() })
}

extension ArchitectureModel {
  fileprivate func uiTypeFindings() -> [Diagnostic] {
    let importsSwiftUI = files.map { file in
      file.outline.imports.contains { file.outline[$0.path] == "SwiftUI" }
    }
    let found = edges.filter { isUIUse($0, importsSwiftUI) }
    let groups = folded(
      found,
      key: {
        FoldKey(
          from: judgedType(for: $0.from ?? TypeID(0)), to: firstLevel(uiName($0)))
      },
      edge: { $0 })
    return groups.compactMap { group in
      guard let named = group.first.from else { return nil }
      return uiFinding(group.first, group.rest, self[judgedType(for: named)])
    }
  }

  private func uiFinding(_ edge: Edge, _ rest: [Edge], _ from: TypeInfo) -> Diagnostic? {
    guard let role = from.role else { return nil }
    let name = uiName(edge)
    let isForgiven = role == .viewModel && isUIAppearanceName(name)
    var diagnostic = Diagnostic(
      rule: "ui_type", severity: isForgiven ? .warning : .error,
      confidence: isImage(name, of: from) ? .deduced : confidenceAboutUI(from),
      place: place(of: edge),
      message: "\(from.name) \(edge.kind == .inherits ? "conforms to" : edge.kind.verb) \(name)",
      why: "\(withArticle(role)) knows no UI framework: it must work, and be tested, without one",
      help: help(role, name), from: end(from),
      to: .framework(name, evidence: "a type of a UI framework"),
      reference: edge.kind, member: memberName(edge), caption: "\(edge.kind.caption); \(role) -> UI"
    )
    diagnostic.places = places(rest, without: edge)
    return diagnostic
  }

  /// Where no preset fits, that a type named Presenter is one in VIPER's sense is a fact too few.
  func confidenceAboutUI(_ type: TypeInfo) -> Diagnostic.Confidence {
    if settings.preset == commonPreset, type.role == .presenter { return .deduced }
    // Beside a view of no module a view model is most likely that component's style.
    if type.role == .viewModel, type.module == nil, standsBesideView(type) { return .deduced }
    return confidence(type)
  }

  /// Whether a service's UI type is an image: to fetch and decode one is what some are for.
  func isImage(_ name: String, of type: TypeInfo) -> Bool {
    type.role == .service && isUIImageName(name)
  }

  /// Whether a use only hands on what the app's delegate was told, `UIApplication.LaunchOptionsKey`, or what
  /// the system asks for.
  func isHandedOn(_ edge: Edge, by type: TypeInfo) -> Bool {
    guard type.role == .service else { return false }
    // A sign-in sheet asks whoever shows it for a window.
    return appMessages.contains(uiName(edge)) || memberName(edge).hasPrefix("presentationAnchor(")
  }

  /// Whether a view is declared in the folder of a type. Files of one folder stand together.
  private func standsBesideView(_ type: TypeInfo) -> Bool {
    func folder(_ file: Int) -> Substring.UTF8View {
      let path = files[file].path.utf8
      let end = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      return files[file].path[..<end].utf8
    }
    let own = folder(type.file)
    func holdsView(_ indices: some Sequence<Int>) -> Bool {
      for file in indices {
        guard folder(file).elementsEqual(own) else { return false }
        if rolesDeclared(inFile: file).contains(.view) { return true }
      }
      return false
    }
    return holdsView(type.file..<files.count) || holdsView((0..<type.file).reversed())
  }

  private func help(_ role: Role, _ name: String) -> String {
    if isUIImageName(name) { return imageHelp }
    if isUIAppearanceName(name) {
      return "name the colour or font by a plain value, and let the view look it up"
    }
    return role == .service
      ? "put it behind a protocol that the UI layer implements"
      : "leave \(name) to the view or the router, and pass plain values"
  }

  private func uiName(_ edge: Edge) -> String {
    guard let name = externalName(edge) else { return "" }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    let levels = name.split(separator: ".")
    let frameworks = Set(settings.frameworks.ui)
    guard levels.count > 1, frameworks.contains(String(levels[0])) else { return name }
    return levels.dropFirst().joined(separator: ".")
  }

  private func isUIUse(_ edge: Edge, _ importsSwiftUI: [Bool]) -> Bool {
    guard case .external = edge.to, let named = edge.from else { return false }
    let name = uiName(edge)
    guard isUIName(name) || isSwiftUIName(name) && importsSwiftUI[edge.file] else { return false }
    let from = self[judgedType(for: named)]
    return forbids("ui", to: from) && isOwnUse(edge, of: from) && !isHandedOn(edge, by: from)
  }
}

/// What the system hands to an app's delegate, and nobody shows.
private let appMessages: Set<String> = [
  "UIApplication.LaunchOptionsKey", "UIApplication.OpenURLOptionsKey", "UIBackgroundFetchResult",
]

/// The way out for an image, whether it is imported for or named.
let imageHelp =
  "pass the image's name, its URL or its bytes, and let the view make the image of it"
