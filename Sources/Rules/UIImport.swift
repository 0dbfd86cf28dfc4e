import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a UI framework imported in a file of presenters, interactors, entities, view models or
  /// services.
  package static let uiImport = Rule(
    id: "ui_import",
    summary: "a UI framework imported below the view",
    severity: .error,
    check: { checked in checked.model.uiImportFindings() })
}

extension ArchitectureModel {
  fileprivate func uiImportFindings() -> [Diagnostic] {
    let frameworks = Set(settings.frameworks.ui)
    var used: [Int: [Edge]] = [:]
    for edge in edges {
      guard let name = externalName(edge) else { continue }
      if isUIName(name) || isSwiftUIName(name) { used[edge.file, default: []].append(edge) }
    }
    return files.indices.flatMap { file -> [Diagnostic] in
      let outline = files[file].outline
      let imports = outline.imports.filter { frameworks.contains(firstLevel(outline[$0.path])) }
      guard !imports.isEmpty, let judged = typeWithoutUI(inFile: file) else { return [] }
      let uses = used[file] ?? []
      let judgedUses = uses.filter { !isHandedOn($0, by: judged) }
      // What a service hands on it must import.
      if !uses.isEmpty, judgedUses.isEmpty { return [] }
      let names = judgedUses.compactMap { externalName($0) }
      return imports.map { finding($0, file, judged, usedNames: names) }
    }
  }

  /// The first type that may know no UI, where the file declares no other that may.
  private func typeWithoutUI(inFile file: Int) -> TypeInfo? {
    guard files[file].kind == .source else { return nil }
    let outline = files[file].outline
    for declaration in outline.declarations
    where declaration.kind == .extension && isUIName(outline[declaration.name]) { return nil }
    var judged: TypeInfo?
    for id in typesByFile(file) {
      let type = self[id]
      guard type.isChecked, type.kind != .protocol else { continue }
      if type.isCompositionRoot { return nil }
      guard let role = type.role else {
        // A UI class that nobody gave a role is still a reason for the import.
        if type.externalBases.contains(where: { isUIName($0) }) { return nil }
        continue
      }
      if [.view, .router, .builder].contains(role) { return nil }
      if forbids("ui", to: type),
        judged == nil || judged?.certainty == .deduced && type.certainty == .certain
      {
        judged = type
      }
    }
    return judged
  }

  private func finding(
    _ imported: ImportDeclaration, _ file: Int, _ type: TypeInfo, usedNames: [String]
  ) -> Diagnostic {
    let outline = files[file].outline
    let path = outline[imported.path]
    let role = type.role ?? .presenter
    let worst = usedNames.first { !isImage($0, of: type) }
    let use = worst ?? usedNames.first ?? usedIndexPathMember(file) ?? addedName(file)
    // What is forgiven when it is named is forgiven to be imported for.
    let isForgiven =
      type.role == .viewModel && !usedNames.isEmpty
      && usedNames.allSatisfy { isUIAppearanceName($0) }
    var diagnostic = Diagnostic(
      rule: "ui_import", severity: isForgiven ? .warning : .error,
      confidence: worst == nil && !usedNames.isEmpty ? .deduced : confidenceAboutUI(type),
      place: place(file, imported.pathRange),
      message: use == nil
        ? "\(path) is imported beside \(type.name), and nothing of it is used"
        : "\(path) is imported beside \(type.name)",
      why: "\(withArticle(role)) knows no UI framework: it must work, and be tested, without one",
      help: help(use, instead: instead(of: path, in: outline)),
      from: end(type),
      to: .framework(path, evidence: "a UI framework"),
      caption: "imported in a file of \(withArticle(role))")
    diagnostic.foldKey = use == nil ? "unused \(firstLevel(path))" : nil
    return diagnostic
  }

  private func help(_ use: String?, instead other: String?) -> String {
    guard let use else { return other.map { "replace it by 'import \($0)'" } ?? "delete the line" }
    let end = other.map { "import \($0) instead" } ?? "delete the line"
    return isUIImageName(use)
      ? "\(imageHelp), then \(end)" : "move what uses \(use) to the view or the router, then \(end)"
  }

  /// What a file must import in place of a UI framework for what came along with it; nil for nothing.
  private func instead(of framework: String, in outline: FileOutline) -> String? {
    let imported = Set(outline.imports.map { firstLevel(outline[$0.path]) })
    // SwiftUI hands on what it needs of Combine.
    let needsCombine =
      outline.names.contains("ObservableObject") || outline.names.contains("Published")
      || outline.names.contains("AnyCancellable") || outline.names.contains("AnyPublisher")
    if firstLevel(framework) == "SwiftUI", needsCombine, !imported.contains("Combine") {
      return "Combine"
    }
    return imported.contains("Foundation") || imported.contains("Combine") ? nil : "Foundation"
  }

  /// The first of those names that a file uses.
  private func addedName(_ file: Int) -> String? {
    let names = files[file].outline.names
    return (1..<max(1, names.count)).lazy.map { self.text(file, NameID(UInt32($0))) }
      .first { addedNames.contains($0) }
  }

  /// `row`, `section` and `item` of an index path are UIKit's too. Only what follows a dot in a file
  /// that speaks of index paths can be one.
  private func usedIndexPathMember(_ file: Int) -> String? {
    let outline = files[file].outline
    guard outline.names.contains("IndexPath") || outline.names.contains("indexPath") else {
      return nil
    }
    for chain in outline.chains {
      for component in outline.components[chain.components].dropFirst() {
        let name = text(file, component.name)
        if name == "row" || name == "section" || name == "item" { return "IndexPath.\(name)" }
      }
    }
    return nil
  }
}

/// What UI frameworks add to other modules' types, or declare under names that are not theirs alone.
private let addedNames: Set<String> = [
  "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAttachment", "NSShadow", "NSDataAsset",
  "NSLayoutConstraint", "NSLayoutManager", "NSTextStorage", "NSTextContainer",
  "NSDiffableDataSourceSnapshot", "CALayer", "CAShapeLayer", "CAGradientLayer", "CATransaction",
  "CABasicAnimation", "CAKeyframeAnimation", "CAAnimation", "CADisplayLink", "CATransform3D",
  "CAMediaTimingFunction", "CACurrentMediaTime", "cgRectValue", "cgPointValue", "cgSizeValue",
  "documentType", "paragraphStyle", "foregroundColor", "withAnimation", "withTransaction",
  "atOffsets", "fromOffsets",
]
