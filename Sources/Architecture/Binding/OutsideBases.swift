import Lexing
import Outlining

// What typealiases in inheritance clauses stand for of the outside.
extension SymbolTable {
  /// What the repo does not declare of that which a typealias stands for: both names of
  /// `typealias TableOwner = UITableViewDelegate & UITableViewDataSource`.
  func outsideBases(
    behind name: NameID, file: Int, from scope: DeclarationID, at offset: UInt32
  ) -> [String] {
    var found: [String] = []
    var followed: Set<Int> = []
    addOutsideBases(behind: name, file: file, from: scope, at: offset, &found, &followed)
    return found
  }

  /// Follows each typealias once, however many lead to it, as ``lookUp(_:file:from:at:wholePath:)`` does.
  /// - Returns: whether the name is a typealias's.
  @discardableResult
  private func addOutsideBases(
    behind name: NameID, file: Int, from scope: DeclarationID, at offset: UInt32,
    _ found: inout [String], _ followed: inout Set<Int>
  ) -> Bool {
    let path = path(file, name)
    guard path.isOneLevel, mayBeDeclared(path),
      case .alias(let index)? = symbolsByLevel(
        path, file: file, from: scope, at: offset)[0].first
    else { return false }
    guard followed.count < mostAliases, followed.insert(index).inserted else { return true }
    let alias = aliases[index]
    let outline = files[alias.file].outline
    let parent = outline.declarations[Int(alias.declaration.rawValue)].parent
    for id in alias.targets {
      let target = outline.references[Int(id.rawValue)]
      guard target.context == .typealias, target.container == .none,
        target.flags.isDisjoint(with: [.inFunctionType, .inTuple, .inCollection]),
        !addOutsideBases(
          behind: target.name, file: alias.file, from: parent, at: target.range.start, &found,
          &followed),
        case .external = lookUp(
          target.name, file: alias.file, from: parent, at: target.range.start, wholePath: true)
      else { continue }
      found.append(text(alias.file, target.name))
    }
    return true
  }
}
