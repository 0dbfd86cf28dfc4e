import Configuration
import Outlining

/// What extensions of other people's types declare, by the type that they extend: in Swift
/// `extension UIImage { enum Asset {} }` is named `UIImage.Asset`, and `Asset` only where UIImage's
/// names are in scope.
struct OutsideNames: Sendable {
  /// By extended name, as written, and name: an index into `lists`.
  private var index = PairTable()
  private var lists: [[Symbol]] = []
  /// The first levels of the extended names.
  private(set) var heads = NameSet()
  private(set) var names = NameSet()

  mutating func add(_ symbol: Symbol, named name: Int32, inExtensionOf extended: Int32, head: Int32)
  {
    if let known = index[Int(extended), name] {
      lists[Int(known)].append(symbol)
    } else {
      index[Int(extended), name] = Int32(lists.count)
      lists.append([symbol])
    }
    heads.insert(head)
    names.insert(name)
  }

  /// What extensions of one type declare under a name.
  subscript(extended: Int32, name: Int32) -> [Symbol] {
    index[Int(extended), name].map { lists[Int($0)] } ?? []
  }
}

extension SymbolTable {
  /// Whether a name can mean anything of the repo; nearly no name does not, and needs no look-up.
  func mayBeDeclared(_ path: NamePath) -> Bool {
    declared.contains(path.first)
      || !path.isOneLevel
        && (outside.heads.contains(path.first) || modules.contains(path.first))
  }

  /// What a name means in the scope of a class that inherits somebody else's, which the repo extends
  /// with it.
  func symbolsOutside(_ name: Int32, file: Int, from scope: DeclarationID) -> [Symbol] {
    guard outside.names.contains(name) else { return [] }
    var current = scope
    while current != .none {
      let found = symbolsOutside(name, file: file, inheritedIn: current)
      if !found.isEmpty { return nearest(found, named: name, file: file, selector: 0) }
      current = declaration(file, current).parent
    }
    return []
  }

  private func symbolsOutside(
    _ name: Int32, file: Int, inheritedIn scope: DeclarationID
  ) -> [Symbol] {
    let type = typeOfDeclaration[file][Int(scope.rawValue)]
    var inherits = type < 0 && declaration(file, scope).kind == .extension
    if type >= 0 {
      for ancestor in ancestors(of: TypeID(Int(type))) where types[ancestor.index].kind.isClass {
        for base in types[ancestor.index].externalBases {
          let found = names.number(of: base).map { outside[$0, name] } ?? []
          if !found.isEmpty { return found }
          inherits = true
        }
      }
    }
    guard inherits else { return [] }
    for root in rootClasses {
      let found = names.number(of: root).map { outside[$0, name] } ?? []
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What a name of several levels means whose first is a type or a module of the outside, as far as
  /// the next level that the repo declares, and how many levels after the first it is.
  func symbolsInOutside(_ path: NamePath, file: Int) -> (symbols: [Symbol], level: Int)? {
    if outside.heads.contains(path.first) {
      var extended = names[path.first]
      for (level, name) in names.rest(of: path).prefix(8).enumerated() {
        guard let number = names.number(of: extended) else { break }
        let found = outside[number, name]
        if !found.isEmpty {
          return (nearest(found, named: name, file: file, selector: 0), level + 1)
        }
        extended += "." + names[name]
      }
    }
    guard modules.contains(path.first), let name = names.rest(of: path).first else { return nil }
    return (nearest(topLevel(name), named: name, file: file, selector: path.first), 1)
  }
}

/// What nearly every class of Apple's frameworks inherits.
private let rootClasses = Words.shipped.inOrder(.platformBases)
