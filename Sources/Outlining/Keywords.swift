extension DeclarationKind {
  /// What a declaration of this kind begins with, in the source.
  package var keyword: String {
    switch self {
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .protocol: "protocol"
    case .actor: "actor"
    case .extension: "extension"
    case .function: "func"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscript: "subscript"
    case .enumCase: "case"
    case .typealias: "typealias"
    case .associatedType: "associatedtype"
    case .macro: "macro"
    case .operator: "operator"
    case .precedenceGroup: "precedencegroup"
    }
  }
}

extension Ownership {
  /// The modifier of a stored property; `strong` where there is none.
  package var keyword: String {
    switch self {
    case .strong: "strong"
    case .weak: "weak"
    case .unowned: "unowned"
    case .unownedSafe: "unowned(safe)"
    case .unownedUnsafe: "unowned(unsafe)"
    case .lazy: "lazy"
    }
  }
}
