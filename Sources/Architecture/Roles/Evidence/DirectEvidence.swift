import Configuration
import Lexing
import Outlining

/// Evidence 1 to 4, each enough by itself: annotation, configuration, base, strong last word.
enum DirectEvidence {
  static let all = first + [ownBase]

  /// In order of strength.
  static let first: [EvidenceDefinition] = [
    annotation, configuredType, configuredBase, configuredSuffix, configuredPath, frameworkBase,
    interfaceFile, drawnByBase, strongName,
  ]

  static let annotation = EvidenceDefinition(
    "annotation", .annotation, phrase: "annotated viperlint:role %",
    meaning: "a comment '// viperlint:role NAME' stands above the declaration"
  ) { type, roles in
    guard let role = roles.annotations[type], roles.settings.knownRoles.contains(role) else {
      return nil
    }
    return (role, .text(role.name))
  }

  // MARK: Configuration

  static let configuredType = configured(
    "configured.type", phrase: "listed under types of %",
    meaning: "the configuration lists the type under 'types' of a role"
  ) { type, pattern, roles in
    let info = roles.info(type)
    return pattern.types.contains(info.name) || pattern.types.contains(info.simpleName)
      ? pattern.role.name : nil
  }

  static let configuredBase = configured(
    "configured.base", phrase: "inherits %",
    meaning: "it inherits what the configuration lists under 'inherits' of a role"
  ) { type, pattern, roles in
    guard !pattern.inherits.isEmpty,
      let base = roles.baseNames(of: type).first(where: { pattern.inherits.contains($0) })
    else { return nil }
    return "\(base), listed under inherits of \(pattern.role)"
  }

  static let configuredSuffix = configured(
    "configured.suffix", phrase: "name ends in %",
    meaning: "its name ends in a word that the configuration lists under 'suffix' of a role"
  ) { type, pattern, roles in
    let name = roles.info(type).simpleName
    return pattern.suffixes.first { endsWithWord(name, $0) }.map {
      "\($0), listed under suffix of \(pattern.role)"
    }
  }

  static let configuredPath = configured(
    "configured.path", phrase: "path matches %",
    meaning: "its file lies where the configuration's 'path' of a role says"
  ) { type, pattern, roles in
    let info = roles.info(type)
    // Under a preset what is nested belongs to the type around it.
    guard info.parent == nil || roles.settings.preset == nil else { return nil }
    let path = roles.table.files[info.file].path
    return pattern.paths.first { $0.matches(path) }.map {
      "\($0), listed under path of \(pattern.role)"
    }
  }

  /// - Parameter match: what of the type the pattern meets, as it is told; nil for nothing.
  private static func configured(
    _ id: Evidence.ID, phrase: String, meaning: String,
    match: @escaping @Sendable (TypeID, RolePattern, Classification) -> String?
  ) -> EvidenceDefinition {
    EvidenceDefinition(id, .configuration, phrase: phrase, meaning: meaning) { type, roles in
      for pattern in roles.settings.configuredRoles {
        if let text = match(type, pattern, roles) { return (pattern.role, .text(text)) }
      }
      return nil
    }
  }

  // MARK: Base

  static let frameworkBase = EvidenceDefinition(
    "base.framework", .inherits, phrase: "inherits %",
    meaning: "it inherits a type of a framework that proves a role, through any number of the "
      + "repo's own"
  ) { type, roles in
    guard mayHaveBase(type, roles) else { return nil }
    for ancestor in roles.table.ancestors(of: type) {
      for base in roles.table.types[ancestor.index].externalBases {
        guard let role = roles.frameworkRole(of: base, roles.kind(ancestor)) else { continue }
        // A value that is decoded is data, though it knows how to show itself (`struct Icon`).
        if role == .view, roles.isValue(type), roles.survey.isDecoded[type.index] { continue }
        return (role, .base(base, through: ancestor == type ? nil : ancestor))
      }
    }
    return nil
  }

  static let interfaceFile = EvidenceDefinition(
    "base.interface_file", .inherits, for: .view, phrase: "shown by %",
    meaning: "a storyboard or a xib names it for one of its views or controllers"
  ) { type, roles in
    guard !roles.isCompositionRoot[type.index] else { return nil }
    return roles.table.interfaceOfType[type].map { .text(lastLevel($0)) }
  }

  /// A house's components of SwiftUI: each is an object that makes its own view, and is named for the
  /// values that it shows.
  static let drawnByBase = EvidenceDefinition(
    "base.draws", .inherits, for: .view, phrase: "draws itself as %",
    meaning: "a base class of the repo returns a SwiftUI view, subclasses override that, and no "
      + "word names it but a view model's"
  ) { type, roles in
    guard roles.survey.drawsItself[type.index], mayHaveBase(type, roles),
      roles.matches[type.index].map({ !$0.isStrong || $0.role == .viewModel }) ?? true
    else { return nil }
    let base = roles.info(type).superclass.flatMap {
      roles.survey.drawsItself[$0.index] ? $0 : nil
    }
    return .type(base ?? type)
  }

  static let ownBase = EvidenceDefinition(
    "base.own", .inherits, phrase: "inherits %",
    meaning: "its name ends in no strong word, and a base class of the repo has a role"
  ) { type, roles in
    guard mayHaveBase(type, roles), !(roles.matches[type.index]?.isStrong ?? false) else {
      return nil
    }
    var base = roles.info(type).superclass
    var steps = 0
    while let id = base, steps < 64 {
      if let found = roles.assigned[id.index], found.isSure { return (found.role, .type(id)) }
      base = roles.info(id).superclass
      steps += 1
    }
    return nil
  }

  private static func mayHaveBase(_ type: TypeID, _ roles: Classification) -> Bool {
    !roles.isProtocol(type) && !roles.isCompositionRoot[type.index]
  }

  // MARK: Name

  static let strongName = EvidenceDefinition(
    "name.strong", .name, phrase: "name ends in %",
    meaning: "its name ends in a word that is enough by itself, and nothing speaks against it"
  ) { type, roles in
    guard mayHaveBase(type, roles), let match = roles.matches[type.index], match.isStrong,
      NameVetoes.first(against: type, roles) == nil
    else { return nil }
    return (match.role, .text(match.word))
  }
}

extension Classification {
  /// The role that a base proves which the repo does not declare.
  fileprivate func frameworkRole(of base: String, _ kind: DeclarationKind) -> Role? {
    guard let meaning = baseMeanings[base] else { return nil }
    if meaning.isUIView || kind.isClass && meaning.endsLikeView {
      return kind.isClass ? .view : nil
    }
    guard let pattern = meaning.pattern else { return nil }
    // SwiftUI's View is a protocol of values; `Object` and the like are classes.
    if meaning.isOfSwiftUI, kind.isClass { return nil }
    if meaning.isOfUI, kind.isProtocol { return nil }
    return settings.presetRoles[pattern].role
  }
}

/// What the name of a base says that the repo does not declare. Code bases inherit the same few
/// hundred names over and over, so each is looked at once.
struct BaseMeaning: Sendable {
  let isUIView: Bool
  let endsLikeView: Bool
  let isOfUI: Bool
  let isOfSwiftUI: Bool
  /// The first pattern of the preset that lists it.
  let pattern: Int?

  private init(of base: String, _ patterns: [String: Int]) {
    let last = base.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      String(base[base.utf8.index(after: $0)...])
    }
    let name = last ?? base
    isUIView = isUIViewName(base)
    endsLikeView = Architecture.endsLikeView(base)
    isOfUI = isUIName(base)
    isOfSwiftUI = name == "App" || isSwiftUIName(name)
    pattern = [patterns[base], last.flatMap { patterns[$0] }].compactMap { $0 }.min()
  }

  static func ofBases(in table: SymbolTable, _ settings: Settings) -> [String: BaseMeaning] {
    let patterns = Dictionary(
      settings.presetRoles.enumerated().flatMap { pattern in
        pattern.element.inherits.map { ($0, pattern.offset) }
      }, uniquingKeysWith: min)
    var found: [String: BaseMeaning] = [:]
    for type in table.types.indices {
      for base in table.types[type].externalBases where found[base] == nil {
        found[base] = BaseMeaning(of: base, patterns)
      }
    }
    return found
  }
}

/// Whether a base that the repo does not declare is named as the frameworks name views: most likely
/// a library's subclass of one.
func endsLikeView(_ base: String) -> Bool {
  viewEnds.contains { base.hasSuffix($0) && base != $0 }
}

private let viewEnds = Words.shipped.inOrder(.viewEnds)

extension SymbolTable {
  /// The roles given by `// viperlint:role NAME` above a declaration or on its line.
  func annotations() -> [TypeID: Role] {
    var found: [TypeID: Role] = [:]
    for file in files.indices where !files[file].outline.directives.isEmpty {
      let outline = files[file].outline
      // By line: the types that begin there, and those whose names stand there.
      var beginning: [Int: [TypeID]] = [:]
      var named: [Int: [TypeID]] = [:]
      for (index, declaration) in outline.declarations.enumerated() {
        let type = typeOfDeclaration[file][index]
        guard type >= 0, declaration.kind != .extension else { continue }
        let id = TypeID(Int(type))
        beginning[outline.lines.position(of: declaration.start).line, default: []].append(id)
        named[outline.lines.position(of: declaration.nameRange.start).line, default: []].append(id)
      }
      for directive in outline.directives {
        let words = directive.text.split(separator: " ")
        guard words.count >= 2, words[0] == "role" else { continue }
        let line = outline.lines.position(of: directive.range.start).line
        for type in (directive.isTrailing ? named[line] : beginning[line + 1]) ?? [] {
          found[type] = Role(String(words[1]))
        }
      }
    }
    return found
  }
}
