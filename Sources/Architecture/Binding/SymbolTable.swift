import Lexing
import Outlining

/// Who is declared where under which name, and who inherits what: the files joined, nothing judged.
package struct SymbolTable: Sendable {
  package var files: [SourceOutline]
  /// How many threads the stages that begin with it may use.
  var threads = Threads()
  package var types: [TypeInfo] = []
  var names = NameTable()
  /// Per file and declaration: the type that it declares or extends; -1 for none.
  var typeOfDeclaration: [[Int32]] = []
  /// Per type: its declaration first, then its extensions.
  var places: [[DeclarationPlace]] = []
  /// Per type: who may name it; asked for nearly every reference.
  var visibilities: [Visibility] = []
  var aliases: [AliasSymbol] = []
  /// By name: what is declared under it at top level.
  private var topLevelSymbols: [[Symbol]] = []
  /// By type and name: the index of what is declared under it there.
  private var nestedIndex = PairTable()
  private var nestedSymbolLists: [[Symbol]] = []
  /// Every name that the repo declares a type, alias or parameter under: what is not here is
  /// nobody's of the repo.
  var declared = NameSet()
  /// The names of nested types and of generic parameters: any other name means the same in every
  /// scope of a file.
  var scopedNames = NameSet()
  /// What extensions of other people's types declare.
  var outside = OutsideNames()
  /// What functions declare in their bodies.
  var local = LocalTypes()
  /// The names of the targets that files of the run belong to.
  var modules = NameSet()
  /// `import struct Kit.Item`
  var singleImports = SingleImports()
  /// Per type: the protocols and classes of the repo that it inherits directly.
  var parents: [[TypeID]] = []
  /// Per type: all that it inherits, itself first; empty until inheritance is known.
  private(set) var lineage: [[TypeID]] = []
  /// Per type: who inherits it directly.
  var children: [[TypeID]] = []
  /// Per file: the names of the modules that it imports.
  var imports: [[Int32]] = []
  /// Per file: whether it imports SwiftUI, whose plain words count only there.
  var importsSwiftUI: [Bool] = []
  /// Per file: the names of the modules whose internals it sees: `@testable import`.
  var testableImports: [[Int32]] = []
  /// Per file: the names of the modules that it is compiled for, its main target's first.
  var targetNames: [[Int32]] = []
  /// By type and name: indices into ``memberPlaces``.
  var variablesOfType = PairTable()
  var functionsOfType = PairTable()
  var memberPlaces: [MemberPlace] = []
  /// The functions of the repo that give what they are called on, or an instance of it, and the names of
  /// those that frameworks' types have by extensions or libraries.
  var placesGivingSelf: Set<Int> = []
  var namesGivingSelf = NameSet()
  /// The values at file scope, by name.
  var globals = GlobalNames()
  /// What extensions add to SwiftUI's `EnvironmentValues`, by name.
  var environmentValues = GlobalNames()
  /// What other extensions of what the repo does not declare add to it, by name.
  var addedValues = GlobalNames()
  /// What containers have for who is injected, by name.
  var injectedValues = GlobalNames()
  var lowerCaseTypes = LowerCaseTypes()
  var shadowing = ShadowingVariables()
  /// What subclasses make of the properties of their generic bases.
  var propertiesMade: [PropertyOfSubclass: TypeID] = [:]
  /// Per file: for each owner declaration its parameters and locals, by name.
  var locals: [LocalNames] = []
  /// Types with a generic parameter that store something weakly (`WeakBox<T>`).
  var weakHolders: Set<TypeID> = []
  /// Types that store their own generic parameter strongly (`Box<T>`).
  var strongHolders: Set<TypeID> = []
  /// Per file: the references that tell the type of each variable.
  var typeReferences: [GroupedReferences] = []

  /// Per file: the branches of `#if` that are there for previews.
  var previews: [[TextRange]] = []
  /// The storyboard or xib that shows a class, where one does.
  var interfaceOfType: [TypeID: String] = [:]

  init(files: [SourceOutline]) { self.files = files }
}

/// A class that a storyboard or a xib names for one of its views or controllers.
package struct InterfaceClass: Sendable, Equatable {
  package var name: String
  /// As the file names it; nil for none.
  package var module: String?
  /// Relative to the root, with `/`.
  package var file: String

  package init(name: String, module: String?, file: String) {
    self.name = name
    self.module = module
    self.file = file
  }
}

struct DeclarationPlace: Hashable, Sendable {
  var file: Int
  var declaration: DeclarationID
}

/// From where a declaration may be named.
enum Visibility: UInt8, Sendable { case everywhere, ownTarget, tests, ownFile }

struct AliasSymbol: Sendable {
  var visibility: Visibility
  var file: Int
  var declaration: DeclarationID
  /// All that it names, as references of its file.
  var targets: [ReferenceID]
}

enum Symbol: Hashable, Sendable {
  case type(TypeID)
  /// An index into ``SymbolTable/aliases``.
  case alias(Int)
  /// An associated type: it could be anything.
  case parameter
}

extension SymbolTable {
  /// What is declared under a name at top level.
  func topLevel(_ name: Int32) -> [Symbol] {
    let index = Int(name)
    return index < topLevelSymbols.count ? topLevelSymbols[index] : []
  }

  mutating func addTopLevel(_ symbol: Symbol, named name: Int32) {
    let index = Int(name)
    if index >= topLevelSymbols.count {
      topLevelSymbols += Array(repeating: [], count: names.count - topLevelSymbols.count)
    }
    // Of the namesakes of one file the first is meant, so the others need no entry.
    if let last = topLevelSymbols[index].last, areOfOneFile(last, symbol) { return }
    topLevelSymbols[index].append(symbol)
    declared.insert(name)
  }

  /// What is declared under a name in a type itself.
  func nested(_ name: Int32, in type: TypeID) -> [Symbol] {
    nestedIndex[type.index, name].map { nestedSymbolLists[Int($0)] } ?? []
  }

  mutating func addNested(_ symbol: Symbol, named name: Int32, in type: TypeID) {
    if let index = nestedIndex[type.index, name] {
      if let last = nestedSymbolLists[Int(index)].last, areOfOneFile(last, symbol) { return }
      nestedSymbolLists[Int(index)].append(symbol)
    } else {
      nestedIndex[type.index, name] = Int32(nestedSymbolLists.count)
      nestedSymbolLists.append([symbol])
    }
    declared.insert(name)
    scopedNames.insert(name)
  }

  /// The levels of a name of a file.
  func path(_ file: Int, _ name: NameID) -> NamePath { names.paths[Int(names.number(file, name))] }

  func traits(_ file: Int, _ name: NameID) -> NameTraits {
    names.traits[Int(names.number(file, name))]
  }
}

struct MemberPlace: Hashable, Sendable {
  private let fileNumber: UInt32
  /// Index of a variable or of a function declaration.
  let index: UInt32
  let isFunction: Bool

  var file: Int { Int(fileNumber) }

  init(file: Int, index: UInt32, isFunction: Bool) {
    fileNumber = UInt32(file)
    self.index = index
    self.isFunction = isFunction
  }
}

/// The parameters and locals of one file by owner and name, in source order: a sorted list, as a
/// dictionary would allocate for each of them.
struct LocalNames: Sendable {
  private let variables: [VariableID]

  init(_ outline: FileOutline) {
    var entries: [(key: UInt64, variable: UInt32)] = []
    entries.reserveCapacity(outline.variables.count)
    for (index, variable) in outline.variables.enumerated() {
      switch variable.kind {
      case .local, .parameter, .closureParameter, .binding:
        entries.append((Self.key(variable), UInt32(index)))
      case .member, .global: break
      }
    }
    entries.sort { ($0.key, $0.variable) < ($1.key, $1.variable) }
    variables = entries.map { VariableID($0.variable) }
  }

  private static func key(_ variable: Variable) -> UInt64 { key(variable.owner, variable.name) }

  private static func key(_ owner: DeclarationID, _ name: NameID) -> UInt64 {
    UInt64(owner.rawValue) << 32 | UInt64(name.rawValue)
  }

  /// The last of those before an offset, that a declaration has under a name, for which something holds.
  /// - Parameters:
  ///   - outline: of the same file.
  ///   - most: how many are asked, the nearest first.
  func last(
    _ name: NameID, of owner: DeclarationID, in outline: FileOutline, before offset: UInt32,
    most: Int = .max, where holds: (VariableID) -> Bool
  ) -> VariableID? {
    func variable(_ index: Int) -> Variable { outline.variables[Int(variables[index].rawValue)] }
    let wanted = Self.key(owner, name)
    // Of one key they stand in source order.
    let end = variables.indices.partitionPoint { index in
      let key = Self.key(variable(index))
      return key > wanted || key == wanted && variable(index).nameRange.start >= offset
    }
    return variables[..<end].indices.reversed().lazy.prefix(most)
      .prefix { Self.key(variable($0)) == wanted }.map { variables[$0] }.first(where: holds)
  }
}

// Single records are read where they are: to copy an outline for one of them would count a
// reference for each of its tables.
extension SymbolTable {
  func reference(_ file: Int, _ id: ReferenceID) -> TypeReference {
    files[file].outline.references[Int(id.rawValue)]
  }

  /// The index of the first reference of a file that begins at an offset or after it; they are in
  /// source order. O(log references).
  func firstReference(_ file: Int, from offset: UInt32) -> Int {
    files[file].outline.firstReference(from: offset)
  }

  func variable(_ file: Int, _ id: VariableID) -> Variable {
    files[file].outline.variables[Int(id.rawValue)]
  }

  func declaration(_ file: Int, _ id: DeclarationID) -> Declaration {
    files[file].outline.declarations[Int(id.rawValue)]
  }

  /// The name of the outside that an edge leads to.
  func externalName(_ edge: Edge) -> String? {
    guard case .external(let name) = edge.to else { return nil }
    return text(edge.file, name)
  }

  func text(_ file: Int, _ name: NameID) -> String {
    names[names.number(file, name)]
  }

  func declaration(_ place: DeclarationPlace) -> Declaration {
    files[place.file].outline.declarations[Int(place.declaration.rawValue)]
  }

  /// The type that a declaration stands in, or is: functions and accessors looked through.
  func enclosingType(file: Int, _ declaration: DeclarationID) -> TypeID? {
    var current = declaration
    while current != .none {
      let type = typeOfDeclaration[file][Int(current.rawValue)]
      if type >= 0 { return TypeID(Int(type)) }
      current = files[file].outline.declarations[Int(current.rawValue)].parent
    }
    return nil
  }

  /// The function, initialiser or subscript directly in a type (or at file scope) around a place.
  func enclosingMember(file: Int, _ declaration: DeclarationID) -> DeclarationID {
    var current = declaration
    var found = DeclarationID.none
    while current != .none {
      let value = files[file].outline.declarations[Int(current.rawValue)]
      switch value.kind {
      case .function, .initializer, .deinitializer, .subscript: found = current
      case .class, .struct, .enum, .protocol, .actor, .extension: return found
      default: break
      }
      current = value.parent
    }
    return found
  }

  /// All that a type inherits, itself first, nearest first; cycles are cut.
  func ancestors(of type: TypeID) -> [TypeID] {
    if !lineage.isEmpty { return lineage[type.index] }
    if parents[type.index].isEmpty { return [type] }
    var reach = Reach(count: types.count)
    return reach.closure(from: type, parents, limit: 512)
  }

  /// Follows every type's ancestors once, as nearly every question asks for them.
  mutating func rememberLineage() {
    var reach = Reach(count: types.count)
    lineage = types.indices.map { reach.closure(from: TypeID($0), parents, limit: 512) }
  }
}

/// A set of interned names, asked for nearly every reference: a flag each, not a hash.
struct NameSet: Sendable {
  private var flags: [Bool] = []

  mutating func insert(_ name: Int32) {
    let index = Int(name)
    if index >= flags.count {
      flags += [Bool](repeating: false, count: max(index + 1, 2 * flags.count) - flags.count)
    }
    flags[index] = true
  }

  func contains(_ name: Int32) -> Bool {
    let index = Int(name)
    return index < flags.count && flags[index]
  }
}
