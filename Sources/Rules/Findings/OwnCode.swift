import Architecture
import Configuration
import Outlining

// Whose code it is that names something of the outside.
extension ArchitectureModel {
  /// Whether the code of a type that stands in a file is judged by the type's role: an extension kept
  /// with another role's code is that role's.
  func isOwnCode(of type: TypeInfo, inFile file: Int) -> Bool {
    file == type.file || !rolesDeclared(inFile: file).contains { $0 != type.role }
  }

  /// Whether a type has to answer for a name of the outside. What stands in a member that builds is a
  /// builder's, and what a port demands is chosen by the port's owner.
  func isOwnUse(_ edge: Edge, of type: TypeInfo) -> Bool {
    type.isChecked && !type.isCompositionRoot
      && edge.traits.isDisjoint(with: [.inBuildingMember, .demandedByPort])
      && !(type.kind == .protocol && type.facing == .port)
      && isOwnCode(of: type, inFile: edge.file)
  }
}
