import SwiftSyntax

/// The access modifier written; `-` without one. `private(set)` says nothing of reading.
func access(_ modifiers: DeclModifierListSyntax?) -> String {
  let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
  let written = modifiers?.first { $0.detail == nil && levels.contains($0.name.text) }
  return written?.name.text ?? "-"
}

func ownership(_ modifiers: DeclModifierListSyntax) -> String {
  var ownership = "strong"
  for modifier in modifiers {
    switch modifier.name.text {
    case "weak", "lazy": ownership = modifier.name.text
    case "unowned": ownership = "unowned" + (modifier.detail.map { "(\($0.detail.text))" } ?? "")
    default: break
    }
  }
  return ownership
}

func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
  modifiers.contains { ["static", "class"].contains($0.name.text) }
}

/// `stored`, `computed`, or `observed` where it has observers only.
func storage(of binding: PatternBindingSyntax) -> String {
  switch binding.accessorBlock?.accessors {
  case nil: return "stored"
  case .getter: return "computed"
  case .accessors(let accessors):
    let observers = ["willSet", "didSet"]
    return accessors.allSatisfy { observers.contains($0.accessorSpecifier.text) }
      ? "observed" : "computed"
  }
}
