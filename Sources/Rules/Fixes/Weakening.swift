import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

extension ArchitectureModel {
  /// Makes the property that a reference is stored in `weak`; nil where its declaration is not a plain one.
  ///
  /// - Parameter isKept: whether another is seen to keep what it refers to. Else only a person can say
  ///   that it does not die at once, and so where the code must follow: what is weak is optional.
  func weakening(_ edge: Edge, isKept: Bool) -> Fix? {
    guard edge.variable != .none, edge.through == nil, edge.kind == .stores,
      edge.ownership == .strong,
      edge.traits.isDisjoint(with: [.inCollection, .isStatic, .computed])
    else { return nil }
    let outline = files[edge.file].outline
    let variable = outline.variables[Int(edge.variable.rawValue)]
    guard variable.kind == .member, variable.typeRange.length > 0,
      !outline.sharesAnnotation(edge.variable), isOfClass(variable, inFile: edge.file),
      outline.attributes[variable.attributes].allSatisfy({ outline[$0.name] == "IBOutlet" }),
      let reference = outline.reference(at: edge.range), reference.container == .none,
      reference.flags.isDisjoint(with: [.inFunctionType, .metatype, .inCollection]),
      !isElementOfTuple(edge)
    else { return nil }
    let path = files[edge.file].path
    var edits = [
      Fix.Edit(
        file: path, offset: Int(variable.nameRange.start),
        length: Int(variable.end - variable.nameRange.start), text: "weak var", reach: .introducer)
    ]
    let isOptional = reference.isOptional(in: variable)
    if !isOptional {
      let type = variable.typeRange
      let isOneWord = type.start == reference.range.start && type.end == reference.range.end
      if !isOneWord {
        edits.append(Fix.Edit(file: path, offset: Int(type.start), length: 0, text: "("))
      }
      edits.append(
        Fix.Edit(file: path, offset: Int(type.end), length: 0, text: isOneWord ? "?" : ")?"))
    }
    var fix = Fix(isKept && isOptional ? .unsafe : .shown, edits)
    fix.turns = [turn(ofVariable: variable, inFile: edge.file)]
    return fix
  }

  /// What fixes of one variable have in common.
  func turn(ofVariable variable: Variable, inFile file: Int) -> String {
    "\(files[file].path):\(variable.nameRange.start)"
  }

  private func isOfClass(_ variable: Variable, inFile file: Int) -> Bool {
    guard let owner = typeAround(variable.owner, inFile: file) else { return false }
    return types[owner.index].kind == .class || types[owner.index].kind == .actor
  }
}

/// A variable of a file.
struct VariablePlace: Hashable {
  var file: Int
  var variable: VariableID

  /// The one that a reference stands in.
  init(of edge: Edge) { self.init(file: edge.file, variable: edge.variable) }

  init(file: Int, variable: VariableID) {
    self.file = file
    self.variable = variable
  }
}

extension TypeReference {
  /// Whether it is what an optional property may hold: `Foo?`, `Foo!`, `(any Foo)?`.
  fileprivate func isOptional(in variable: Variable) -> Bool {
    flags.contains(.optional)
      || !flags.isDisjoint(with: [.existential, .composition])
        && variable.typeRange.end > range.end + 1
  }
}

extension Fix {
  /// Several as one; nil where one of them is not there. What they have in common is done once.
  static func all(of fixes: [Fix?]) -> Fix? {
    var all = Fix(.safe, [])
    for fix in fixes {
      guard let fix else { return nil }
      for edit in fix.edits where !all.edits.contains(edit) { all.edits.append(edit) }
      all.turns += fix.turns
    }
    guard let level = Level.common(of: fixes.compactMap(\.self)) else { return nil }
    all.level = level
    return all
  }
}
