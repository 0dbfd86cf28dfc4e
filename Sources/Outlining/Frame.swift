/// What the outline is in the midst of: one entry of its explicit stack. Nesting in the input makes
/// frames and never calls, so no input can exhaust the machine's stack.
struct Frame {
  var state: State
  /// The context that names found here get.
  var context = ReferenceContext.expressionBare
  /// Flags that names found here get.
  var flags: ReferenceFlags = []
  var mode: Mode = []
  var block = BlockKind.statements
  /// The frame below, -1 at the bottom.
  var below: Int32 = -1
  /// The innermost declaration around what is read here.
  var owner = DeclarationID.none
  /// The variable whose annotation, initial value or accessors are read here.
  var variable = VariableID.none
  /// The token of the opening bracket; -1 for a frame without brackets.
  var open: Int32 = -1
  /// The token that was the next one when a child was pushed: had it read nothing, this token is
  /// one that nobody knows.
  var mark: Int32 = -1

  /// Types: the reference that is being read, and of a composition the first one; -1 for none.
  /// Expressions: the type name of the operand, and of a parenthesis the type that it is cast to.
  /// Arguments: the row of the argument that is being read, and its first token.
  var reference: Int32 = -1
  var first: Int32 = -1
  /// Type lists: the reference whose generic arguments these are.
  var container = ReferenceID.none
  /// Expressions: the chain of the operand, -1 for none. Arguments: the chain or (`operand` tells)
  /// the type that is called. Headers and bindings: a count or an index from before the part that
  /// is being read.
  var chain: Int32 = -1
  /// Where this frame's entries of a shared stack (names, labels, components) begin. Arguments: the
  /// component that is called, counted from the chain's first.
  var stackStart: Int32 = 0
  var operand = Operand.other
  var suffix = Suffix.none
  /// Infix operators read, 255 standing for more.
  var operators: UInt8 = 0
  /// `?` of ternaries whose `:` is to come. Arguments: the position of the one being read.
  var ternaries: UInt16 = 0

  /// Of a frame that is not on top: attributes and modifiers read before a declaration, as an index
  /// into the outliner's `prefixes`.
  var prefix: Int32 = 0
}

struct Prefix {
  /// The token that it begins with, -1 for none.
  var start: Int32 = -1
  /// How many references, chains and attributes there were before it.
  var references: Int32 = 0
  var chains: Int32 = 0
  var attributes: Int32 = 0
  var modifiers: DeclarationModifiers = []
  var access = Access.unspecified
  var ownership = Ownership.strong
}

enum BlockKind: UInt8 {
  case file, members, statements
}

/// What the operand of an expression is.
enum Operand: UInt8 {
  /// A literal, a bracket, a closure: a chain that goes on from it has no first name.
  case other
  case literal
  case selfValue
  case name
  case typeName
  /// A key path or an implicit member: never a chain.
  case unchained
}

/// What follows a type name in an operand, as far as it tells the operand's type.
enum Suffix: UInt8 {
  case none
  /// `Foo()`, `Foo.init()`.
  case call
  /// `Foo.shared`.
  case member
  /// `Foo.init`.
  case initializer
  /// Anything further.
  case other
}

/// How an expression or a type is read.
struct Mode: OptionSet {
  let rawValue: UInt16
  /// `{` after an operand is the statement's body unless what follows it says otherwise.
  static let condition = Mode(rawValue: 1)
  static let pattern = Mode(rawValue: 2)
  /// Within `let` or `var` of a pattern: names are bound.
  static let binds = Mode(rawValue: 4)
  /// The expression is a variable's whole initial value.
  static let initialValue = Mode(rawValue: 8)
  /// The operand is an `if` expression, so that `else` goes on with it.
  static let ifExpression = Mode(rawValue: 16)
  /// The operand ends with a trailing closure, so that a labelled one may follow.
  static let trailingClosure = Mode(rawValue: 32)
  static let keyPath = Mode(rawValue: 64)
  /// The name read last can take generic arguments.
  static let afterName = Mode(rawValue: 128)
  /// The parenthesis read last holds the parameters of a function type.
  static let functionType = Mode(rawValue: 256)
  /// Elements have labels (`name:`).
  static let labels = Mode(rawValue: 512)
  /// `let`, not `var`.
  static let isLet = Mode(rawValue: 1024)
  /// A cast with `as` was read (`is` tells no type).
  static let cast = Mode(rawValue: 2048)
  /// The whole attribute list belongs to a declaration or variable.
  static let recorded = Mode(rawValue: 4096)
  /// A `(…)` or `[…]` that is the beginning of an argument: at its end it turns into the frame of
  /// the operand that it is, so that nested ones need one frame each and not two.
  static let group = Mode(rawValue: 8192)
  /// An operator other than `&` stands before the operand.
  static let prefixed = Mode(rawValue: 16384)
  /// A `(…)` that is an operand: what its only element is cast to is what a chain goes on from.
  static let parenthesis = Mode(rawValue: 32768)
}

/// Where a frame goes on when it is on top.
enum State: UInt8 {
  case block
  // Type declarations, in the order of their parts.
  case extensionName, typeGenerics, typeInheritance, typeInheritanceEnd, typeBody, typeEnd
  // Functions, initialisers, subscripts and macros.
  case functionGenerics, functionParameters, functionEffects, functionConstraints, functionBody
  case functionEnd
  case aliasGenerics, aliasValue, aliasConstraints, aliasEnd
  case caseElement, casePayload, caseValue, caseNext
  // Parameter clauses.
  case parameters, parameterType, parameterValue, parameterEnd
  // Variables.
  case bindingName, bindingType, bindingValue, bindingAccessors, bindingEnd
  case accessors
  // Lists of a declaration's header.
  case genericParameters, inheritanceList, constraints
  case attributeArguments, attributeEnd
  // Conditions of `if`, `guard`, `while`, `switch`; headers of `for`, `catch` and `case`.
  case condition, conditionType, conditionValue, conditionEnd
  case loop, loopType, loopSequence, loopFilter
  case patterns, patternsFilter
  // Expressions.
  case operand, afterOperand, afterCast, typeName, arguments, string
  case closureCaptures, closureParameters, closureEffects, closureBody
  case captures
  // Types.
  case type, typeSuffix, typeElements, typeArguments

  /// Whether the frame ends at a bracket of its own only.
  var isBracketed: Bool {
    switch self {
    case .block, .parameters, .accessors, .arguments, .string, .captures, .typeElements,
      .typeArguments, .genericParameters:
      true
    default: false
    }
  }
}
