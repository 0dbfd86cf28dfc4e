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
    var used: [Int: String] = [:]
    for edge in edges {
      guard let name = externalName(edge) else { continue }
      if isUIName(name) || isSwiftUIName(name), used[edge.file] == nil { used[edge.file] = name }
    }
    return files.indices.flatMap { file -> [Diagnostic] in
      let outline = files[file].outline
      let imports = outline.imports.filter { frameworks.contains(firstLevel(outline[$0.path])) }
      guard !imports.isEmpty, let judged = typeWithoutUI(inFile: file) else { return [] }
      return imports.map { finding($0, file, judged, usedName: used[file]) }
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
    _ imported: ImportDeclaration, _ file: Int, _ type: TypeInfo, usedName: String?
  ) -> Diagnostic {
    let outline = files[file].outline
    let path = outline[imported.path]
    let role = type.role ?? .presenter
    let use = usedName ?? usedIndexPathMember(file) ?? addedName(file)
    var diagnostic = Diagnostic(
      rule: "ui_import", severity: .error,
      confidence: confidenceAboutUI(type),
      place: place(file, imported.pathRange),
      message: use == nil
        ? "\(path) is imported beside \(type.name), and nothing of it is used"
        : "\(path) is imported beside \(type.name)",
      why: "\(withArticle(role)) knows no UI framework: it must work, and be tested, without one",
      help: use.map {
        "move what uses \($0) to the view or the router, then import Foundation instead"
      }
        ?? "replace it by 'import Foundation'",
      from: end(type),
      to: .framework(path, evidence: "a UI framework"),
      caption: "imported in a file of \(withArticle(role))")
    diagnostic.foldKey = use == nil ? "unused \(firstLevel(path))" : nil
    return diagnostic
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
