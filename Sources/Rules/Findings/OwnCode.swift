import Architecture

// Whose code it is that names something of the outside.
extension ArchitectureModel {
  /// Whether the code of a type that stands in a file is judged by the type's role: an extension kept
  /// with another role's code is that role's.
  func isOwnCode(of type: TypeInfo, inFile file: Int) -> Bool {
    file == type.file || !rolesDeclared(inFile: file).contains { $0 != type.role }
  }
}
