/// What a project asks of the compiler, as far as it decides how a name or a type is written.
package struct CompilerFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A file sees members only of modules that it imports itself (SE-0444).
  package static let memberImportVisibility = CompilerFeatures(rawValue: 1)
  /// A protocol as a type is written with `any` (SE-0335).
  package static let existentialAny = CompilerFeatures(rawValue: 2)
  /// The language mode of Swift 6, whose code writes `any` although the compiler does not ask for it.
  package static let swift6 = CompilerFeatures(rawValue: 4)

  /// By the name that an upcoming feature goes by in manifests and compiler flags.
  package init(upcoming name: String) {
    switch name {
    case "MemberImportVisibility": self = .memberImportVisibility
    case "ExistentialAny": self = .existentialAny
    default: self = []
    }
  }
}
