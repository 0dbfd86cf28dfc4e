import Architecture
import Diagnostics
import Lexing
import Outlining

/// Binds protocols to classes, where nothing else conforms to them.
struct ClassBinding {
  private let model: ArchitectureModel
  /// The protocols to which extensions make types conform that the repo does not declare, by their
  /// simple names: whether these are classes nobody here knows. nil until it is asked.
  private var foreign: Set<String>?

  init(_ model: ArchitectureModel) { self.model = model }

  /// Writes `AnyObject` where a protocol says what it inherits; nil where something that conforms to it
  /// is no class, or may be none.
  mutating func edit(of face: TypeInfo) -> Fix.Edit? {
    let conformers = model.concreteTypes(of: face.id).map { model[$0] }
    guard face.kind == .protocol, !conformers.isEmpty,
      conformers.allSatisfy({ $0.kind == .class || $0.kind == .actor }),
      !ofForeignTypes().contains(face.simpleName)
    else { return nil }
    let outline = model.files[face.file].outline
    let declaration = outline.declarations[Int(face.declaration.rawValue)]
    guard declaration.genericParameters.isEmpty else { return nil }
    let clause = declaration.inheritance
    let first = outline.references[outline.referenceRows(from: clause.start, to: clause.end)].first
    let place = first?.range.start ?? declaration.nameRange.end
    return Fix.Edit(
      file: model.files[face.file].path, offset: Int(place), length: 0,
      text: first == nil ? ": AnyObject" : "AnyObject, ")
  }

  private mutating func ofForeignTypes() -> Set<String> {
    if let foreign { return foreign }
    var found: Set<String> = []
    for file in model.files.indices {
      let outline = model.files[file].outline
      for reference in outline.references
      where reference.context == .inherit && reference.owner != .none
        && outline.declarations[Int(reference.owner.rawValue)].kind == .extension
        && model.typeAround(reference.owner, inFile: file) == nil
      {
        found.insert(outline[reference.name].split(separator: ".").last.map(String.init) ?? "")
      }
    }
    foreign = found
    return found
  }
}
