import Configuration
import Lexing
import Outlining

/// Members by which code gets at data without a name of the outside: `AppDelegate.shared.container` of an
/// `NSPersistentContainer`, `reminder.keep(as: "reminder")` of an extension of `Encodable`.
struct DataMembers: Sendable {
  /// A function that the code base adds to what it does not declare, and that uses data.
  private struct Helper: Sendable {
    var extended: String
    /// The number of the name that it uses.
    var used: Int32
  }

  /// The numbers of names that are data or a device.
  private let data: NameSet
  /// The names of properties that are of such a type, and of such functions.
  private var telling = NameSet()
  private var helpers: [Int32: [Helper]] = [:]

  init(_ table: SymbolTable, data: NameSet) {
    self.data = data
    for file in table.files.indices where table.files[file].kind == .source {
      collectProperties(of: file, table)
      collectHelpers(of: file, table)
    }
  }

  private mutating func collectProperties(of file: Int, _ table: SymbolTable) {
    let outline = table.files[file].outline
    for reference in outline.references
    where reference.variable != .none && reference.container == .none
      && data.contains(table.names.number(file, reference.name))
    {
      let variable = outline.variables[Int(reference.variable.rawValue)]
      guard variable.kind == .member, !variable.access.isHidden,
        reference.context == .property || reference.flags.contains(.givesType)
      else { continue }
      telling.insert(table.simpleName(file: file, variable.name))
    }
  }

  private mutating func collectHelpers(of file: Int, _ table: SymbolTable) {
    let outline = table.files[file].outline
    for (index, function) in outline.declarations.enumerated()
    where function.kind == .function && function.parent != .none && !function.access.isHidden {
      let around = outline.declarations[Int(function.parent.rawValue)]
      guard around.kind == .extension,
        table.typeOfDeclaration[file][Int(function.parent.rawValue)] < 0
      else { continue }
      let rows = outline.referenceRows(from: function.start, to: function.end)
      let used = outline.references[rows].lazy.filter { $0.owner.rawValue == UInt32(index) }
        .map { table.names.number(file, $0.name) }.first(where: data.contains)
      guard let used else { continue }
      let name = table.simpleName(file: file, function.name)
      telling.insert(name)
      if helpers[name]?.count ?? 0 < mostHelpers {
        helpers[name, default: []].append(Helper(extended: outline[around.name], used: used))
      }
    }
  }

  /// Whether a name may be such a member's: nearly none is.
  func mayReach(_ name: Int32) -> Bool { telling.contains(name) }

  /// The numbers of the data's names that the steps of a chain get at by members of others.
  func reached(by steps: [ChainStep], of from: TypeID, file: Int, _ table: SymbolTable) -> [Int32] {
    let outline = table.files[file].outline
    return steps.dropFirst().compactMap { step in
      if let declaring = step.declaredIn {
        return declaring != from && data.contains(step.value.external) ? step.value.external : nil
      }
      let component = outline.components[step.component]
      guard component.isCall, let receiver = step.receiver else { return nil }
      return helpers[table.simpleName(file: file, component.name)]?.first {
        conforms(receiver, to: $0.extended, table)
      }?.used
    }
  }

  private func conforms(_ type: TypeID, to outside: String, _ table: SymbolTable) -> Bool {
    table.ancestors(of: type).contains { ancestor in
      table.types[ancestor.index].externalBases.contains {
        $0 == outside || $0 == "Codable" && codable.contains(outside)
      }
    }
  }
}

/// How many functions of one name are asked at each call.
private let mostHelpers = 16

/// What `Codable` stands for.
private let codable: Set<String> = ["Encodable", "Decodable"]
