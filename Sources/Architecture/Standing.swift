import Configuration
import Outlining

/// What the declarations alone tell of each type for the rounds that look for roles: found once, asked
/// in every round.
struct Standing: Sendable {
  /// Types (not protocols) that conform to a protocol, through refinements and base classes, without
  /// mocks; sorted.
  var conformers: [[TypeID]] = []
  /// The protocols that a type without a strong word conforms to, callbacks apart.
  var faces: [[TypeID]] = []
  /// The types that stand in a type.
  var nested: [[TypeID]] = []
  /// A value without behaviour, that is no wrapper and no container.
  var isPlainValue: [Bool] = []
  /// A plain value that may be an entity or a view model by what others do with it.
  var mayBeData: [Bool] = []
  /// Decoded, encoded or persisted.
  var isDecoded: [Bool] = []
  /// Per file, by its folders.
  var isInEntityFolder: [Bool] = []
  var isInViewModelFolder: [Bool] = []

  init() {}

  init(_ classifier: Classifier) {
    let table = classifier.table
    findConformers(classifier)
    nested = Array(repeating: [], count: table.types.count)
    for type in table.types.indices {
      if let parent = table.types[type].parent { nested[parent.index].append(TypeID(type)) }
    }
    faces = table.types.indices.map { classifier.possibleFaces($0) }
    isDecoded = table.types.indices.map { table.isDecoded(TypeID($0)) }
    isPlainValue = table.types.indices.map { type in
      let facts = classifier.facts[type]
      return facts.isPlain(table.types[type].kind) && !facts.isGeneric && !facts.holdsUI
        && !facts.holdsWeakly
    }
    mayBeData = table.types.indices.map { type in
      guard isPlainValue[type], !isExcludedValue(table.types[type]) else { return false }
      if table.types[type].kind.isClass, !isDecoded[type], !classifier.doesNothing(type) {
        return false
      }
      return table.types[type].parent == nil
        || isDecoded[type] && classifier.isNamedFromElsewhere(type)
    }
    findFolders(table.files)
  }

  private mutating func findConformers(_ classifier: Classifier) {
    let table = classifier.table
    var reach = Reach(count: table.types.count)
    conformers = table.types.indices.map { type in
      guard table.types[type].kind.isProtocol else { return [] }
      return reach.closure(from: TypeID(type), table.children, limit: 4096).dropFirst().filter {
        !table.types[$0.index].kind.isProtocol && classifier.isChecked[$0.index]
          && !classifier.isCompositionRoot[$0.index]
      }.sorted()
    }
  }

  /// Files of one folder stand together, so each folder is looked at once.
  private mutating func findFolders(_ files: [SourceOutline]) {
    var last: (folder: Substring, isEntity: Bool)?
    for file in files {
      let folder = file.path[
        ..<(lastSlash(file.path) ?? file.path.startIndex)]
      if last?.folder != folder { last = (folder, isEntityFolder(folder)) }
      isInEntityFolder.append(last?.isEntity ?? false)
      isInViewModelFolder.append(speaksOfViewModels(file.path))
    }
  }
}

private func isEntityFolder(_ folder: Substring) -> Bool {
  // Nearly no level is as long as one of these, or begins with their letters.
  let levels = pathLevels(folder).filter { level in
    (5...8).contains(level.utf8.count)
      || level.utf8.first.map { $0 | 0x20 == viewModelWord[0] } ?? false
  }.map { $0.lowercased() }
  guard !levels.contains(where: { $0.replacing(" ", with: "").hasPrefix("viewmodel") }) else {
    return false
  }
  return levels.contains { entityFolders.contains($0) }
}

private let entityFolders: Set<String> = ["entities", "entity", "models", "model", "domain"]

/// Whether a path holds `viewmodel`, case and spaces apart.
private func speaksOfViewModels(_ path: String) -> Bool {
  var matched = 0
  for byte in path.utf8 where byte != UInt8(ascii: " ") {
    let letter = byte | 0x20
    if letter == viewModelWord[matched] {
      matched += 1
      if matched == viewModelWord.count { return true }
    } else {
      matched = letter == viewModelWord[0] ? 1 : 0
    }
  }
  return false
}

private let viewModelWord = Array("viewmodel".utf8)

private func isExcludedValue(_ type: TypeInfo) -> Bool {
  excludedWords.contains { endsWithWord(type.simpleName, $0) }
    || type.externalBases.contains { excludedBases.contains($0) }
}

/// Last words of values that are no data.
private let excludedWords = [
  "Error", "Errors", "Dependencies", "Endpoint", "Target", "Constants", "Config", "Configuration",
  "CodingKeys", "Keys", "Key", "Lock", "Section", "Row", "Cell", "CellType", "Style", "Layout",
  "Mode",
]

private let excludedBases: Set<String> = [
  "Error", "LocalizedError", "TargetType", "URLRequestConvertible", "CodingKey", "OptionSet",
  "Swift.Error",
]

private let dataBases: Set<String> = [
  "Codable", "Decodable", "Encodable", "Swift.Codable", "NSCoding", "NSSecureCoding", "Mappable",
  "ImmutableMappable", "HandyJSON", "FetchableRecord", "PersistableRecord", "JSONDecodable",
  "Object",
  "NSManagedObject",
]

extension SymbolTable {
  fileprivate func isDecoded(_ type: TypeID) -> Bool {
    ancestors(of: type).contains { ancestor in
      types[ancestor.index].externalBases.contains { dataBases.contains($0) }
    }
  }
}

extension Classifier {
  fileprivate func possibleFaces(_ type: Int) -> [TypeID] {
    switch table.types[type].kind {
    case .class, .struct, .actor: break
    default: return []
    }
    // A strong name that was refused is no other component either.
    if let match = matches[type], match.isStrong { return [] }
    return table.ancestors(of: TypeID(type)).dropFirst().filter {
      table.types[$0.index].kind.isProtocol
        && !isNamedForCallingBack(table.types[$0.index].simpleName)
    }
  }

  /// A class counts as a value only if it is decoded, managed, or does nothing at all.
  fileprivate func doesNothing(_ type: Int) -> Bool {
    facts[type].methods == 0 && facts[type].storedInstanceProperties > 0
      && !outgoing[type].contains { index in
        guard edges[index].kind == .stores else { return false }
        switch edges[index].to {
        case .external(let id):
          let name = table.text(edges[index].file, id)
          return isUIViewName(name) || settings.frameworks.data.contains(name)
        case .own(let held): return table.types[held.index].kind.isProtocol
        }
      }
  }

  fileprivate func isNamedFromElsewhere(_ type: Int) -> Bool {
    incoming[type].contains { edges[$0].from != table.types[type].parent }
  }
}

extension DeclarationKind {
  // Switches, as `==` on another module's enumeration is a call.

  var isProtocol: Bool {
    switch self {
    case .protocol: true
    default: false
    }
  }

  var isFunction: Bool {
    switch self {
    case .function: true
    default: false
    }
  }

  var isClass: Bool {
    switch self {
    case .class: true
    default: false
    }
  }
}
