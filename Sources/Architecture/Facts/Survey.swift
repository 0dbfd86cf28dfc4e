import Configuration
import Outlining

/// What the declarations and references alone tell of each type, whatever the preset: found once, even
/// where several presets are tried.
final class Survey: Sendable {
  let facts: [TypeFacts]
  let work: [Work]
  /// Per type: indices of the edges from it, and to it.
  let outgoing: EdgeIndex
  let incoming: EdgeIndex
  /// The same, as most questions ask for them.
  let linksFrom: Links
  let linksTo: Links
  let isChecked: [Bool]
  let isCompositionRoot: [Bool]
  /// Types (not protocols) that conform to a protocol, through refinements and base classes, without
  /// mocks; sorted.
  let conformers: [[TypeID]]
  /// Protocols that are named for calling back.
  let callsBack: [Bool]
  /// Per protocol: the word that says that it faces out of its module; nil for none.
  let interfaceWord: [String?]
  /// Per protocol: the name under which somebody keeps it that says that it is a module's door.
  let doorName: [String?]
  /// What classes give later of that with which they fill their generic bases.
  let genericAnswers: [TypeID: [TypeID]]
  /// The types that stand in a type.
  let nested: [[TypeID]]
  /// Classes that SwiftUI observes and a view of its holds as its state; not what one keeps for
  /// everybody.
  let isStateOfView: [Bool]
  /// Classes that draw themselves with SwiftUI, as a base of the repo has it.
  let drawsItself: [Bool]
  /// Decoded, encoded or persisted.
  let isDecoded: [Bool]
  /// Made of stored properties or cases, and no container.
  let isValue: [Bool]
  /// Such values that are neither views nor named for what is no data.
  let isValueOfData: [Bool]
  /// Per file: whether a type stands at its top level.
  let declaresTypes: [Bool]
  /// Per file, by its folders.
  let isInEntityFolder: [Bool]
  let isInViewModelFolder: [Bool]

  init(_ table: SymbolTable, _ edges: EdgeTable, settings: Settings) {
    let words = settings.words
    let data = words[.devices].union(settings.frameworks.data)
    let bases = words[.decodedBases]
    let part: (checked: [Bool], roots: [Bool], conformers: [[TypeID]])
    ((facts, outgoing, incoming), (work, part, isDecoded, declaresTypes, doorName)) =
      table.threads.both {
        (
          table.collectFacts(edges, data: data),
          EdgeIndex(edges.edges, types: table.types.count) { $0.from },
          EdgeIndex(edges.edges, types: table.types.count) { $0.target }
        )
      } _: {
        (
          table.collectWork(edges), table.takingPart(),
          table.types.indices.map { table.isDecoded(TypeID($0), bases) },
          table.filesThatDeclareTypes(), table.doorNames(edges)
        )
      }
    linksFrom = Links(outgoing, edges.edges) { $0.target }
    linksTo = Links(incoming, edges.edges) { $0.from }
    (isChecked, isCompositionRoot, conformers) = part
    genericAnswers = table.genericAnswers()
    callsBack = table.types.indices.map {
      table.types[$0].kind.isProtocol && isNamedForCallingBack(table.types[$0].simpleName)
    }
    interfaceWord = table.types.indices.map {
      table.types[$0].kind.isProtocol ? moduleInterfaceWord(of: table.types[$0].simpleName) : nil
    }
    var nested: [[TypeID]] = Array(repeating: [], count: table.types.count)
    for type in table.types.indices {
      if let parent = table.types[type].parent { nested[parent.index].append(TypeID(type)) }
    }
    self.nested = nested
    let (facts, isDecoded) = (facts, isDecoded)
    let isValue = table.types.indices.map { type in
      facts[type].isValue(table.types[type].kind, isDecoded: isDecoded[type])
        && !facts[type].isGeneric && !facts[type].inheritsUI
    }
    self.isValue = isValue
    isValueOfData = table.types.indices.map { type in
      // `Order.Mode` is decoded with its order.
      let isDecodedPart =
        isDecoded[type] && (table.types[type].parent.map { isDecoded[$0.index] } ?? false)
      return isValue[type] && (isDecodedPart || !isNoData(table.types[type]))
    }
    isStateOfView = table.statesOfViews(edges, facts)
    drawsItself = table.classesThatDraw(edges)
    let entityFolders = words[.entityFolders].map { Array($0.utf8) }
    let screens = table.foldersOfScreens(entityFolders)
    isInEntityFolder = table.folders { isEntityFolder($0, entityFolders, but: screens) }
    isInViewModelFolder = table.files.map { speaksOfViewModels($0.path) }
  }
}

extension SymbolTable {
  /// Whether each type takes part, whether it is the app's start, and who conforms to it.
  fileprivate func takingPart() -> (checked: [Bool], roots: [Bool], conformers: [[TypeID]]) {
    let checked = types.indices.map { isChecked(TypeID($0)) }
    let roots = types.indices.map { isCompositionRoot(TypeID($0)) }
    var reach = Reach(count: types.count)
    let conformers = types.indices.map { type -> [TypeID] in
      guard types[type].kind.isProtocol, !children[type].isEmpty else { return [] }
      return reach.closure(from: TypeID(type), children, limit: 4096).dropFirst().filter {
        !types[$0.index].kind.isProtocol && checked[$0.index] && !roots[$0.index]
      }.sorted()
    }
    return (checked, roots, conformers)
  }

  /// Per protocol: the first name of a property or parameter of that type that is a door's.
  fileprivate func doorNames(_ edges: EdgeTable) -> [String?] {
    var found: [String?] = Array(repeating: nil, count: types.count)
    for edge in edges.edges where edge.kind == .stores || edge.kind == .parameter {
      guard let type = edge.target, found[type.index] == nil, edge.variable != .none,
        types[type.index].kind.isProtocol
      else { continue }
      let name = text(edge.file, variable(edge.file, edge.variable).name)
      if doors.contains(name) { found[type.index] = name }
    }
    return found
  }

  /// What holds of each file's folder. Files of one folder stand together, so each is asked once.
  fileprivate func folders(_ holds: (Substring) -> Bool) -> [Bool] {
    var last: (folder: Substring, holds: Bool)?
    return files.indices.map { file in
      let folder = folder(ofFile: file)
      if let last, last.folder == folder { return last.holds }
      let found = holds(folder)
      last = (folder, found)
      return found
    }
  }

  /// The path of the folder around a file; empty for none.
  func folder(ofFile file: Int) -> Substring {
    let path = files[file].path
    return path[..<(lastSlash(path) ?? path.startIndex)]
  }

  /// The folders that are named for models and below which screens lie, as below a `Domain` that is the
  /// app's: what lies there need be no model.
  fileprivate func foldersOfScreens(_ names: [[UInt8]]) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    var last: Substring?
    for type in types.indices where types[type].kind.isClass {
      guard types[type].externalBases.contains(where: isUIControllerName) else { continue }
      let folder = folder(ofFile: types[type].file)
      if folder == last { continue }
      last = folder
      let bytes = ContiguousArray(folder.utf8)
      for level in levels(of: bytes) where isNamed(bytes[level], names) {
        found.insert(Array(bytes[..<level.upperBound]))
      }
    }
    return found
  }
}

/// Whether a folder, or one around it, is named for models, and none for view models.
private func isEntityFolder(
  _ folder: Substring, _ names: [[UInt8]], but screens: Set<[UInt8]>
) -> Bool {
  let bytes = ContiguousArray(folder.utf8)
  var isEntity = false
  for level in levels(of: bytes) {
    if begins(bytes[level], viewModelWord) != nil { return false }
    isEntity =
      isEntity
      || isNamed(bytes[level], names)
        && (screens.isEmpty || !screens.contains(Array(bytes[..<level.upperBound])))
  }
  return isEntity
}

/// Where the levels of a folder's path stand, one of no bytes for a path of none.
private func levels(of path: ContiguousArray<UInt8>) -> [Range<Int>] {
  var found: [Range<Int>] = []
  var start = 0
  while start <= path.count {
    let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
    found.append(start..<end)
    start = end + 1
  }
  return found
}

/// Whether a level is one of some plain words.
private func isNamed(_ level: ContiguousArray<UInt8>.SubSequence, _ names: [[UInt8]]) -> Bool {
  names.contains { begins(level, $0) == level.endIndex }
}

/// Where a level goes on that begins with a plain word, case and what people put between words apart; nil
/// for one that does not.
private func begins(_ level: ContiguousArray<UInt8>.SubSequence, _ word: [UInt8]) -> Int? {
  var matched = 0
  for index in level.indices {
    let byte = level[index]
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
      continue
    }
    guard matched < word.count, byte | 0x20 == word[matched] else { return nil }
    matched += 1
    if matched == word.count { return index + 1 }
  }
  return nil
}

/// Whether a path holds `viewmodel`, case and spaces apart.
func speaksOfViewModels(_ path: String) -> Bool {
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

/// Neither a view nor data for sure.
private func isNoData(_ type: TypeInfo) -> Bool {
  let name = type.simpleName
  return wordsOfNoData.contains { endsWithWord(name, $0) }
    || type.externalBases.contains { isSwiftUIView($0) || basesOfNoData.contains($0) }
}

private let wordsOfNoData = Words.shipped.inOrder(.noData)
private let basesOfNoData = Words.shipped[.noDataBases]
private let doors = Words.shipped[.doors]
private let viewModelWord = Array("viewmodel".utf8)

extension SymbolTable {
  fileprivate func isDecoded(_ type: TypeID, _ bases: Set<String>) -> Bool {
    ancestors(of: type).contains { ancestor in
      types[ancestor.index].externalBases.contains(where: bases.contains)
    }
  }
}
