import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a UI framework imported in a file of presenters, interactors, entities, view models or
  /// services that names nothing of it.
  package static let uiImport = Rule(
    id: "ui_import",
    summary: "a UI framework imported below the view",
    severity: .error, harm: .convention,
    check: { checked in checked.uiImportFindings() })
}

extension CheckedArchitecture {
  /// The imports of UI frameworks in files that declare a type that may know none.
  func sifted(_ imports: [UIImportUse]) -> Sifted<UIImportUse> {
    Sifted(imports, by: Exemptions.ofUIImports, in: self)
  }

  /// By file: the imports that are there for what the file names, and so are told with that.
  func importsOfNamedUI() -> [Int: [ImportDeclaration]] {
    let others = Exemptions.ofUIImports.filter {
      $0.exemption.id != Exemptions.namedImport.exemption.id
    }
    var found: [Int: [ImportDeclaration]] = [:]
    for use in Sifted(uiImportUses, by: others, in: self).found where use.isNamed {
      found[use.file, default: []].append(use.imported)
    }
    return found
  }

  func findUIImports() -> [UIImportUse] {
    let frameworks = Set(model.settings.frameworks.ui)
    return model.files.indices.flatMap { file -> [UIImportUse] in
      let outline = model.files[file].outline
      let imports = outline.imports.filter { frameworks.contains(firstLevel(outline[$0.path])) }
      guard model.files[file].kind == .source, !imports.isEmpty,
        let judged = typeWithoutUI(inFile: file)
      else { return [] }
      let names = model.uiNames(inFile: file)
      let bringsUIKit = imports.contains { firstLevel(outline[$0.path]) != "SwiftUI" }
      return imports.map { imported in
        let isNamed =
          switch firstLevel(outline[imported.path]) {
          // SwiftUI hands on UIKit's names to a file that imports nothing else.
          case "SwiftUI": names.swiftUI != nil || names.uiKit != nil && !bringsUIKit
          case "WatchKit": names.uiKit != nil || model.namesWatchKit(file)
          default: names.uiKit != nil
          }
        return UIImportUse(file: file, imported: imported, judged: judged, isNamed: isNamed)
      }
    }
  }

  fileprivate func uiImportFindings() -> [Diagnostic] {
    // A framework that a file imports twice is told once, at the first line.
    let uses = sifted(uiImportUses).found.groups {
      FileFramework(file: $0.file, name: firstLevel(model.text($0.file, $0.imported.path)))
    }.map(\.elements)
    let files = uses.compactMap(\.first?.file)
    let additions = UIAdditions(
      helpers: uses.isEmpty ? [] : model.animatingHelpers(),
      members: model.usedUIMembers(inFiles: files))
    let fixes = UIImportFixes(model, files: files)
    let found = joiningIdle(uses, additions).map { joined in
      let first = joined.imports[0][0]
      return ImportFinding(
        use: first, diagnostic: finding(of: joined.imports, joined.usage, fixes),
        member: additions.members[first.file])
    }
    return foldingCommon(found, among: uiImportUses)
  }

  /// The type of a file that may know no UI and is told of the import: the one that the file is named
  /// for, certain before deduced, and a view model, which is forgiven some of it, last.
  func typeWithoutUI(inFile file: Int) -> TypeInfo? {
    let closed = model.typesByFile(file).filter {
      model.types[$0.index].isChecked && model.types[$0.index].kind != .protocol
        && isClosed("ui", to: model.types[$0.index])
    }.map { model[$0] }
    let path = model.files[file].path
    func rank(_ type: TypeInfo) -> (Int, Int, Int, String) {
      (
        type.certainty == .certain ? 0 : 1, path.hasSuffix("/\(type.simpleName).swift") ? 0 : 1,
        type.role == .viewModel ? 1 : 0, type.name
      )
    }
    return closed.min { rank($0) < rank($1) }
  }

  /// What an import of a UI framework is there for.
  private struct ImportUsage {
    /// The name of what the framework adds: an attribute, a member of its types.
    var added: String?
    /// How something is to look, which the file hands over.
    var look: String?
    var use: String?
    /// What other frameworks declare that came along, each with the first name.
    var along: [(framework: String, name: String)]
    /// That for which alone it is there.
    var brought: (framework: String, name: String)? { use == nil ? along.first : nil }

    var isIdle: Bool { use == nil && brought == nil }
  }

  private func usage(of found: UIImportUse, _ additions: UIAdditions) -> ImportUsage {
    let file = found.file
    let added = addedName(of: model.text(file, found.imported.path), file, additions)
    let look = added == nil ? facts.looksTaken.handedOver(inFile: file, self) : nil
    return ImportUsage(
      added: added, look: look, use: added ?? look ?? usedIndexPathMember(file),
      along: broughtAlong(file))
  }

  /// Several frameworks of which a file uses nothing are told as one: what comes in their place comes once.
  private func joiningIdle(
    _ uses: [[UIImportUse]], _ additions: UIAdditions
  ) -> [(imports: [[UIImportUse]], usage: ImportUsage)] {
    var joined: [(imports: [[UIImportUse]], usage: ImportUsage)] = []
    var idle: [Int: Int] = [:]
    for imports in uses {
      guard let first = imports.first else { continue }
      let usage = usage(of: first, additions)
      let outline = model.files[first.file].outline
      // A directive is meant for one of the lines.
      let isIdle =
        usage.isIdle && isKnown(outline[first.imported.path])
        && !outline.isConditional(first.imported) && outline.directives.isEmpty
      if isIdle, let earlier = idle[first.file] {
        joined[earlier].imports.append(imports)
        continue
      }
      if isIdle { idle[first.file] = joined.count }
      joined.append(([imports], usage))
    }
    return joined
  }

  /// - Parameter uses: the imports of a file, by framework: of one, or of all that it uses nothing of.
  private func finding(
    of uses: [[UIImportUse]], _ usage: ImportUsage, _ fixes: UIImportFixes
  ) -> Diagnostic {
    var alone = uses.map { imports in
      var diagnostic = finding(of: imports, usage, fixes)
      diagnostic.add(
        imports.dropFirst().map {
          FurtherPlace(place: model.place($0.file, $0.imported.pathRange), kind: .local)
        })
      return diagnostic
    }
    guard alone.count > 1 else { return alone[0] }
    let together = finding(of: uses.flatMap { $0 }, usage, fixes)
    for index in alone.indices { alone[index].fix = index == 0 ? together.fix : nil }
    var told = alone[0]
    told.tell(Array(alone.dropFirst()))
    told.message = together.message
    told.help = together.help
    return told
  }

  /// - Parameter uses: imports of one framework in one file, or of all that it uses nothing of; the first is told.
  private func finding(
    of uses: [UIImportUse], _ usage: ImportUsage, _ fixes: UIImportFixes
  ) -> Diagnostic {
    var found = uses[0]
    let (file, type) = (found.file, found.judged)
    let (added, look, use, brought) = (usage.added, usage.look, usage.use, usage.brought)
    let paths = uses.map { model.text(file, $0.imported.path) }
    let path = paths[0]
    let role = type.role ?? .presenter
    let frameworks = uses.indices.filter { index in
      !paths[..<index].contains { firstLevel($0) == firstLevel(paths[index]) }
    }.map { paths[$0] }
    let others = instead(
      of: frameworks.map { firstLevel($0) }, file, usage.along.map(\.framework))
    let rest =
      use.map { " for \($0)" }
      ?? brought.map { " for \($0.name) alone, which \($0.framework) declares" }
      ?? (isKnown(path) ? ", and nothing of it is used" : "")
    var diagnostic = Diagnostic(
      rule: "ui_import", severity: .error, confidence: model.confidence(type),
      place: model.place(file, found.imported.pathRange),
      message:
        "\(enumerated(frameworks)) \(frameworks.count == 1 ? "is" : "are") imported beside "
        + "\(type.name)\(frameworks.count == 1 ? rest : ", and nothing of them is used")",
      why: "\(withArticle(role)) knows no UI framework: it must work, and be tested, without one",
      help: help(
        look == nil
          ? use.map { "move what uses \($0) to the view or the router" }
          : "say by a plain value what is meant, let the view look it up", instead: others),
      from: model.end(type),
      to: .framework(path, evidence: "a UI framework"),
      caption: "imported in a file of \(withArticle(role))")
    diagnostic.usedName = use
    diagnostic.foldKey = use == nil && brought == nil ? "unused \(firstLevel(path))" : nil
    if use == nil, isKnown(path) {
      diagnostic.fix = fixes.fix(of: uses.map(\.imported), inFile: file, importing: others)
    }
    found.isForLists =
      look == nil && use != nil && (added.map(snapshots.contains) ?? true)
    if let note = Exemptions.ofUIToNotes.first(where: { $0.holds(UIUse(type), self) }) {
      diagnostic.soften(by: note.exemption)
    } else if Exemptions.indexPath.holds(found, self) {
      diagnostic.soften(by: Exemptions.indexPath.exemption)
    } else if use == nil, Exemptions.usedByInference.holds(found, self) {
      diagnostic.soften(by: Exemptions.usedByInference.exemption)
    }
    return diagnostic
  }

  /// What a framework that a configuration names has in it nobody knows.
  private func isKnown(_ framework: String) -> Bool {
    knownFrameworks.contains(firstLevel(framework))
  }

  /// - Parameter deed: what has to be done before the line can go; nil where nothing of it is used.
  private func help(_ deed: String?, instead others: [String]) -> String {
    let imports = others.map { "'import \($0)'" }.joined(separator: " and ")
    guard let deed else { return others.isEmpty ? "delete the line" : "replace it by \(imports)" }
    return "\(deed), then " + (others.isEmpty ? "delete the line" : "write \(imports) instead")
  }

  /// What a file must import in place of a UI framework for what came along with it.
  private func instead(
    of frameworks: [String], _ file: Int, _ along: [String]
  ) -> [String] {
    let outline = model.files[file].outline
    let imported = Set(outline.imports.map { firstLevel(outline[$0.path]) })
    var found: [String] = []
    func add(_ module: String, for wanted: Set<String>) {
      guard !imported.contains(module) else { return }
      if model.names(inFile: file).contains(where: wanted.contains) { found.append(module) }
    }
    // Every UI framework hands Combine on.
    add("Combine", for: combineNames)
    // RxSwift has a type of that name.
    if frameworks.contains("SwiftUI"), !imported.contains("Observation"),
      outline.attributes.contains(where: { observing.contains(model.text(file, $0.name)) })
    {
      found.append("Observation")
    }
    found += along
    let others = imported.subtracting(frameworks).union(found)
    if others.isDisjoint(with: foundationBringers),
      model.names(inFile: file).contains(where: isOfFoundation) || needsFoundation(file)
    {
      found.append("Foundation")
    }
    return found
  }

  /// Whether a file writes what no name tells to be Foundation's: `@objc`, or `String(format:)`.
  private func needsFoundation(_ file: Int) -> Bool {
    let outline = model.files[file].outline
    if outline.attributes.contains(where: { model.text(file, $0.name).hasPrefix("objc") }) {
      return true
    }
    return outline.arguments.contains { argument in
      guard argument.type != .none, argument.label != .none else { return false }
      return model.text(file, argument.label) == "format"
        && model.text(file, outline.references[Int(argument.type.rawValue)].name) == "String"
    }
  }

  /// What a file uses of frameworks that it does not import, and that UI frameworks hand on: of each the
  /// first name.
  private func broughtAlong(_ file: Int) -> [(framework: String, name: String)] {
    let outline = model.files[file].outline
    let imported = Set(outline.imports.map { firstLevel(outline[$0.path]) })
    var found = [String?](repeating: nil, count: broughtNames.frameworks.count)
    for name in model.names(inFile: file) {
      for place in broughtNames.frameworks(with: name) where found[place] == nil {
        found[place] = name
      }
    }
    return zip(broughtNames.frameworks, found).compactMap { framework, name in
      imported.contains(framework) ? nil : name.map { (framework, $0) }
    }
  }

  /// The first of those names that a file uses of a framework.
  private func addedName(
    of framework: String, _ file: Int, _ additions: UIAdditions
  ) -> String? {
    let outline = model.files[file].outline
    let attribute = outline.attributes.lazy.map { outline[$0.name] }
      .first { addedAttributes.contains($0) }
    if let attribute { return "@" + attribute }
    let isForAnother = framework != "SwiftUI" && model.importsSwiftUI(file)
    let added = model.names(inFile: file).first { name in
      addedNames.contains(name) && !(isForAnother && addedBySwiftUI.contains(name))
        && (!addedFunctions.contains(name) || firstCall(inFile: file) { $0 == name } != nil)
    }
    if let added { return added }
    if let member = additions.members[file], handsOnUIKit(framework, file) { return member }
    guard model.importsSwiftUI(file), !additions.helpers.isEmpty else { return nil }
    return firstCall(inFile: file, where: additions.helpers.contains)
  }

  /// SwiftUI hands on UIKit's members to a file that imports nothing else; what a framework of a
  /// configuration hands on nobody knows.
  private func handsOnUIKit(_ framework: String, _ file: Int) -> Bool {
    guard isKnown(framework) else { return false }
    let outline = model.files[file].outline
    return firstLevel(framework) != "SwiftUI"
      || !outline.imports.contains {
        let other = firstLevel(outline[$0.path])
        return other != "SwiftUI" && isKnown(other)
      }
  }

  private func firstCall(inFile file: Int, where isMeant: (String) -> Bool) -> String? {
    let outline = model.files[file].outline
    for chain in outline.chains {
      for index in chain.components where outline.components[index].isCall {
        let name = outline[outline.components[index].name]
        if isMeant(name) { return name }
      }
    }
    return nil
  }

  /// `row`, `section` and `item` of an index path are UIKit's too, and to make one of these. Only what
  /// follows a dot in a file that speaks of index paths can be one.
  private func usedIndexPathMember(_ file: Int) -> String? {
    let outline = model.files[file].outline
    guard model.names(inFile: file).contains(where: { $0 == "IndexPath" || $0 == "indexPath" })
    else {
      return nil
    }
    for chain in outline.chains {
      for component in outline.components[chain.components].dropFirst() {
        let name = model.text(file, component.name)
        if indexPathParts.contains(name) { return "IndexPath.\(name)" }
      }
    }
    let part = outline.arguments.lazy.filter { argument in
      argument.type != .none && argument.position == 0
        && self.model.text(file, outline.references[Int(argument.type.rawValue)].name)
          == "IndexPath"
    }.map { self.model.text(file, $0.label) }.first(where: indexPathParts.contains)
    return part.map { "IndexPath(\($0):)" }
  }
}

/// What files use of UI frameworks without a type's name.
private struct UIAdditions {
  /// The repo's own functions through which a file animates.
  var helpers: Set<String>
  /// By file: the first member that it asks of a controller or view.
  var members: [Int: String]
}

private struct FileFramework: Hashable {
  var file: Int
  var name: String
}

/// What UI frameworks add to other modules' types, or declare under names that are not theirs alone.
private let addedNames = Words.shipped[.uiAdditions]
private let addedFunctions = Words.shipped[.uiFunctions]
private let addedBySwiftUI = Words.shipped[.swiftUIAdditions]
private let addedAttributes = Words.shipped[.uiAttributes]
private let knownFrameworks = Words.shipped[.uiFrameworks]
private let combineNames: Set<String> = [
  "ObservableObject", "Published", "AnyCancellable", "AnyPublisher",
]

private let broughtNames = BroughtNames([
  ("CoreData", .coreDataNames), ("ImageIO", .imageIONames), ("CoreImage", .coreImageNames),
  ("CoreText", .coreTextNames), ("CoreGraphics", .coreGraphicsNames),
  ("UserNotifications", .userNotificationNames),
])

private let snapshots: Set<String> = [
  "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot",
]
private let indexPathParts: Set<String> = ["row", "section", "item"]
private let observing: Set<String> = ["Observable", "ObservationIgnored"]
