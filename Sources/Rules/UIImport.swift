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
    check: { checked in checked.uiImportFindings() })
}

extension CheckedArchitecture {
  /// The files that import a UI framework and declare a type that may know none.
  func siftedUIImports() -> Sifted<UIImportUse> {
    let frameworks = Set(model.settings.frameworks.ui)
    var used: [Int: [Edge]] = [:]
    for edge in model.edges {
      guard let name = model.externalName(edge) else { continue }
      if isUIName(name) || isSwiftUIName(name) { used[edge.file, default: []].append(edge) }
    }
    var sifted = Sifted<UIImportUse>()
    for file in model.files.indices where model.files[file].kind == .source {
      let outline = model.files[file].outline
      guard outline.imports.contains(where: { frameworks.contains(firstLevel(outline[$0.path])) }),
        let judged = typeWithoutUI(inFile: file, used[file] ?? [])
      else { continue }
      let use = UIImportUse(file: file, judged: judged, uses: used[file] ?? [])
      sifted.sift(use, by: Exemptions.ofUIImports, in: self)
    }
    return sifted
  }

  fileprivate func uiImportFindings() -> [Diagnostic] {
    let frameworks = Set(model.settings.frameworks.ui)
    return siftedUIImports().found.flatMap { use -> [Diagnostic] in
      let outline = model.files[use.file].outline
      let uses = use.uses.filter { !isHandedOn($0, by: use.judged) }
      let names = uses.compactMap { model.externalName($0) }
      return outline.imports.filter { frameworks.contains(firstLevel(outline[$0.path])) }
        .map { finding($0, use.file, use.judged, usedNames: names) }
    }
  }

  /// The type of a file that may know no UI and is told of the import: who uses it before who does not,
  /// certain before deduced, and a view model, which is forgiven some of it, last.
  private func typeWithoutUI(inFile file: Int, _ uses: [Edge]) -> TypeInfo? {
    let users = Set(uses.compactMap { $0.from.map(model.judgedType) })
    let closed = model.typesByFile(file).map { model[$0] }.filter {
      $0.isChecked && $0.kind != .protocol && isClosed("ui", to: $0)
    }
    func rank(_ type: TypeInfo) -> (Int, Int, Int, String) {
      (
        users.contains(type.id) ? 0 : 1, type.certainty == .certain ? 0 : 1,
        type.role == .viewModel ? 1 : 0, type.name
      )
    }
    return closed.min { rank($0) < rank($1) }
  }

  private func finding(
    _ imported: ImportDeclaration, _ file: Int, _ type: TypeInfo, usedNames: [String]
  ) -> Diagnostic {
    let outline = model.files[file].outline
    let path = outline[imported.path]
    let role = type.role ?? .presenter
    let image = Exemptions.image
    let worst = usedNames.first { !image.holds(UIUse(type: type, name: $0), self) }
    let use = worst ?? usedNames.first ?? usedIndexPathMember(file) ?? addedName(file)
    var diagnostic = Diagnostic(
      rule: "ui_import", severity: .error, confidence: model.confidence(type),
      place: model.place(file, imported.pathRange),
      message: use == nil
        ? "\(path) is imported beside \(type.name), and nothing of it is used"
        : "\(path) is imported beside \(type.name)",
      why: "\(withArticle(role)) knows no UI framework: it must work, and be tested, without one",
      help: help(use, instead: instead(of: path, in: outline)),
      from: model.end(type),
      to: .framework(path, evidence: "a UI framework"),
      caption: "imported in a file of \(withArticle(role))")
    diagnostic.foldKey = use == nil ? "unused \(firstLevel(path))" : nil
    soften(&diagnostic, type, usedNames, isImageAlone: worst == nil && !usedNames.isEmpty)
    return diagnostic
  }

  /// What is forgiven when it is named is forgiven to be imported for.
  private func soften(
    _ diagnostic: inout Diagnostic, _ type: TypeInfo, _ names: [String], isImageAlone: Bool
  ) {
    let use = UIUse(type: type, name: "")
    if isImageAlone {
      diagnostic.soften(by: Exemptions.image.exemption)
    } else if let note = Exemptions.ofUIToNotes.first(where: { $0.holds(use, self) }) {
      diagnostic.soften(by: note.exemption)
    }
    let appearance = Exemptions.appearance
    let isAppearance = names.allSatisfy { appearance.holds(UIUse(type: type, name: $0), self) }
    if !names.isEmpty, isAppearance { diagnostic.soften(by: appearance.exemption) }
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
    let names = model.files[file].outline.names
    return (1..<max(1, names.count)).lazy.map { model.text(file, NameID(UInt32($0))) }
      .first { addedNames.contains($0) }
  }

  /// `row`, `section` and `item` of an index path are UIKit's too. Only what follows a dot in a file
  /// that speaks of index paths can be one.
  private func usedIndexPathMember(_ file: Int) -> String? {
    let outline = model.files[file].outline
    guard outline.names.contains("IndexPath") || outline.names.contains("indexPath") else {
      return nil
    }
    for chain in outline.chains {
      for component in outline.components[chain.components].dropFirst() {
        let name = model.text(file, component.name)
        if name == "row" || name == "section" || name == "item" { return "IndexPath.\(name)" }
      }
    }
    return nil
  }
}

/// What UI frameworks add to other modules' types, or declare under names that are not theirs alone.
private let addedNames = Words.shipped[.uiAdditions]
