package import Lexing

/// What one Swift file says, as flat tables that point at each other by index: no tree, no text
/// but the names, nothing about other files. Everything is in source order.
///
/// ```
/// declarations  [ class A ][ func f ][ enum B ] …     parent: index of the enclosing declaration
/// variables     [ A.x ][ f's parameter ] …            owner:  index of a declaration
/// references    [ Foo in x's type ][ Bar in f ] …     owner, variable, container: indices
/// chains        [ presenter.router.prepare ] …        a run of `components`
/// arguments     [ animated: true ] …                  call: a component of a chain, or a reference
/// ```
///
/// A class, as every layer above hands it on: a copy of fifteen arrays would count a reference for
/// each of them.
package final class FileOutline: Sendable {
  /// Each distinct name of the file once; name 0 is empty and stands for "none". Empty where the run
  /// has the texts.
  package let names: NameList
  private let texts: TextsOfFile?
  package let imports: [ImportDeclaration]
  package let declarations: [Declaration]
  package let attributes: [Attribute]
  package let genericParameters: [GenericParameter]
  package let variables: [Variable]
  package let references: [TypeReference]
  package let chains: [MemberChain]
  package let components: [ChainComponent]
  /// Those that have a label or a value that names something; the others are not kept.
  package let arguments: [CallArgument]
  package let closures: [ClosureFact]
  package let directives: [Directive]
  /// What stands in blocks of statements, in the order of the declarations.
  package let localScopes: [LocalScope]
  /// The branches of `#if`, each with its condition's text.
  package let conditionalBranches: [ConditionalBranch]
  package let issues: [OutlineIssue]
  package let lines: PackedLines
  /// Whether statements (other than declarations) stand at file scope.
  package let hasTopLevelCode: Bool

  init(
    _ tables: consuming OutlineTables, names: NameList, lines: LineTable = LineTable(),
    directives: [Directive] = [], issues: [OutlineIssue] = []
  ) {
    self.names = names
    texts = nil
    imports = tables.imports
    declarations = tables.declarations
    attributes = tables.attributes
    genericParameters = tables.genericParameters
    variables = tables.variables
    references = tables.references
    chains = tables.chains
    components = tables.components
    arguments = tables.arguments
    closures = tables.closures
    localScopes = tables.localScopes
    self.directives = directives
    conditionalBranches = tables.conditionalBranches
    self.issues = issues
    self.lines = PackedLines(lines)
    hasTopLevelCode = tables.hasTopLevelCode
  }

  /// The same with the texts that the run has of its names, in place of its own.
  package convenience init(_ other: FileOutline, texts: TextsOfFile) {
    self.init(
      other, names: NameList(), texts: texts, references: other.references, chains: other.chains,
      arguments: other.arguments)
  }

  /// The same with other references, and what points at them.
  convenience init(
    _ other: FileOutline, references: [TypeReference], chains: [MemberChain],
    arguments: [CallArgument]
  ) {
    self.init(
      other, names: other.names, texts: other.texts, references: references, chains: chains,
      arguments: arguments)
  }

  private init(
    _ other: FileOutline, names: NameList, texts: TextsOfFile?, references: [TypeReference],
    chains: [MemberChain], arguments: [CallArgument]
  ) {
    self.names = names
    self.texts = texts
    imports = other.imports
    declarations = other.declarations
    attributes = other.attributes
    genericParameters = other.genericParameters
    variables = other.variables
    self.references = references
    self.chains = chains
    components = other.components
    self.arguments = arguments
    closures = other.closures
    localScopes = other.localScopes
    directives = other.directives
    conditionalBranches = other.conditionalBranches
    issues = other.issues
    lines = other.lines
    hasTopLevelCode = other.hasTopLevelCode
  }

  package subscript(name: NameID) -> String { texts?[name] ?? names[name] }

  /// How many names there are, those that every file has among them.
  package var nameCount: Int { texts?.count ?? names.count }

  /// Whether a variable's annotation is written for a later one: `a` of `let a, b: Int`.
  package func sharesAnnotation(_ variable: VariableID) -> Bool {
    let next = Int(variable.rawValue) + 1
    guard next < variables.count else { return false }
    let range = variables[next].typeRange
    return range.length > 0 && range.start == variables[next - 1].typeRange.start
      && variables[next - 1].typeRange.length > 0
  }

  /// The first argument of the call that a component of a chain is; nil where it has none that is
  /// kept. O(log arguments).
  package func firstArgument(ofComponent component: Int, inChain chain: Int) -> CallArgument? {
    // Before the arguments of what a subscript gives stand those within the subscript.
    guard components[component].isCall, !components[component].isSubscript else { return nil }
    let offset = components[component].offset
    let next = arguments.indices.partitionPoint { arguments[$0].range.start > offset }
    guard next < arguments.count, arguments[next].position == 0,
      arguments[next].chain == Int32(chain),
      chains[chain].components.lowerBound + Int(arguments[next].component) == component
    else { return nil }
    return arguments[next]
  }
}

/// The tables of an outline in the making.
struct OutlineTables {
  var imports: [ImportDeclaration] = []
  var declarations: [Declaration] = []
  var attributes: [Attribute] = []
  var genericParameters: [GenericParameter] = []
  var variables: [Variable] = []
  var references: [TypeReference] = []
  var chains: [MemberChain] = []
  var components: [ChainComponent] = []
  var arguments: [CallArgument] = []
  var closures: [ClosureFact] = []
  var localScopes: [LocalScope] = []
  var conditionalBranches: [ConditionalBranch] = []
  var hasTopLevelCode = false

  /// The same without the room that was kept for more rows. O(rows).
  var withoutRoom: OutlineTables {
    var exact = self
    exact.imports = imports.withoutRoom
    exact.declarations = declarations.withoutRoom
    exact.attributes = attributes.withoutRoom
    exact.genericParameters = genericParameters.withoutRoom
    exact.variables = variables.withoutRoom
    exact.references = references.withoutRoom
    exact.chains = chains.withoutRoom
    exact.components = components.withoutRoom
    exact.arguments = arguments.withoutRoom
    exact.closures = closures.withoutRoom
    exact.localScopes = localScopes.withoutRoom
    exact.conditionalBranches = conditionalBranches.withoutRoom
    return exact
  }
}

/// An index into ``FileOutline/names``; meaningful within one file only.
package struct NameID: Hashable, Sendable {
  package let rawValue: UInt32
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package static let none = NameID(0)
}

/// An index into ``FileOutline/declarations``.
package struct DeclarationID: Hashable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// File scope.
  package static let none = DeclarationID(.max)
}

/// An index into ``FileOutline/variables``.
package struct VariableID: Hashable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package static let none = VariableID(.max)
}

/// An index into ``FileOutline/references``.
package struct ReferenceID: Hashable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package static let none = ReferenceID(.max)
}

package struct ImportDeclaration: Sendable {
  /// The whole path as written: `UIKit`, `UIKit.UIImage`.
  package var path: NameID
  /// `struct`, `class`, `func` … of `import struct Foo.Bar`; none else.
  package var kind: NameID
  /// Byte range from the first attribute or `import` to the end of the path.
  package var range: TextRange
  /// Byte range of the path alone.
  package var pathRange: TextRange
  /// `@_exported import`.
  package var isExported: Bool
  /// `@testable import`: what is internal to the module is seen.
  package var isTestable: Bool
}

package enum DeclarationKind: UInt8, Sendable {
  case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  case function, initializer, deinitializer, `subscript`, enumCase
  case `typealias`, associatedType, macro, `operator`, precedenceGroup

  /// Whether the declaration makes a type that can be referred to and have members.
  package var isNominalType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor: true
    default: false
    }
  }
}

package enum Access: UInt8, Sendable {
  case unspecified, `private`, `fileprivate`, `internal`, package, `public`, open

  /// Whether nothing outside of its file can name what has it.
  package var isHidden: Bool {
    switch self {
    case .private, .fileprivate: true
    default: false
    }
  }
}

extension DeclarationModifiers {
  /// Whether what has them is a member of the type itself: `static` or `class`.
  package var areOfType: Bool { contains(.static) || contains(.classMember) }
}

package struct DeclarationModifiers: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package static let `static` = DeclarationModifiers(rawValue: 1)
  /// `class func`, `class var`.
  package static let classMember = DeclarationModifiers(rawValue: 2)
  package static let final = DeclarationModifiers(rawValue: 4)
  package static let override = DeclarationModifiers(rawValue: 8)
  package static let convenience = DeclarationModifiers(rawValue: 16)
  package static let mutating = DeclarationModifiers(rawValue: 32)
  package static let indirect = DeclarationModifiers(rawValue: 64)
  package static let nonisolated = DeclarationModifiers(rawValue: 128)
  package static let optional = DeclarationModifiers(rawValue: 256)
  package static let async = DeclarationModifiers(rawValue: 512)
  package static let `throws` = DeclarationModifiers(rawValue: 1024)
  /// A function, initialiser, subscript or accessor has a body (a requirement has none).
  package static let hasBody = DeclarationModifiers(rawValue: 2048)
  /// `protocol P: class`, whose `class` is no type and so no reference.
  package static let classBound = DeclarationModifiers(rawValue: 4096)
  /// `func made() -> Self`, or `Self?`: the result is of the type that the function is called on.
  package static let givesSelf = DeclarationModifiers(rawValue: 8192)
}

package struct Declaration: Sendable {
  package var kind: DeclarationKind
  package var access: Access
  package var modifiers: DeclarationModifiers
  /// The simple name; of an extension the extended type as written without generic arguments
  /// (`KF.Builder`, also `[Foo]` and `Foo?`); of a function its base name; `init`, `deinit`,
  /// `subscript`. Names stand without backticks; `nameRange` counts them in.
  package var name: NameID
  /// A function's name with its labels (`f(_:by:)`); else the same as `name`.
  package var fullName: NameID
  /// The enclosing declaration: a type, an extension, or the function that a local one stands in.
  package var parent: DeclarationID
  /// Byte range of the name (of `init`, `deinit`, `subscript` the keyword).
  package var nameRange: TextRange
  /// Byte offset where the declaration begins, attributes and modifiers included.
  package var start: UInt32
  /// Byte offset just past its end.
  package var end: UInt32
  var attributeRows: RowRange
  var genericParameterRows: RowRange
  /// Byte range of the inheritance clause after its colon; length 0 where there is none.
  package var inheritance: TextRange

  /// A range of ``FileOutline/attributes``.
  package var attributes: Range<Int> { attributeRows.rows }
  /// A range of ``FileOutline/genericParameters``.
  package var genericParameters: Range<Int> { genericParameterRows.rows }
}

/// Rows of another table, in half of the memory that a range takes.
struct RowRange: Sendable {
  var start: UInt32
  var count: UInt32

  var rows: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

extension RowRange {
  init(_ rows: Range<Int>) {
    self.init(start: UInt32(rows.lowerBound), count: UInt32(rows.count))
  }
}

package struct Attribute: Sendable {
  /// Without `@` and arguments: `ObservedObject`, `available`, `MainActor`.
  package var name: NameID
  package var range: TextRange
  /// The first name of a key path that is its first argument: `lockers` of `@Environment(\.lockers)`.
  package var keyPath = NameID.none
}

package struct GenericParameter: Sendable {
  package var name: NameID
}

package enum Ownership: UInt8, Sendable {
  case strong, weak, unowned, unownedSafe, unownedUnsafe, lazy

  /// Whether it keeps alive what it refers to.
  package var isStrong: Bool {
    switch self {
    case .strong, .lazy: true
    default: false
    }
  }
}

package enum VariableKind: UInt8, Sendable {
  /// A property of a type, protocol requirements included.
  case member
  case global
  case local
  /// A parameter of a function, initialiser, subscript or enum case payload.
  case parameter
  /// A parameter of a closure, with a written type or without.
  case closureParameter
  /// A name bound by `if let`, `guard let`, `while let`, `for`, `case let`, `catch let`.
  case binding
}

package enum VariableStorage: UInt8, Sendable {
  case stored, computed
  /// Stored, with `willSet` or `didSet`.
  case observed
}

package struct Variable: Sendable {
  package var name: NameID
  /// The external label of a parameter; none for `_` and for everything else.
  package var label: NameID
  /// The declaration it belongs to: the type (or extension) of a member, the function of a local
  /// or parameter, none for a global.
  package var owner: DeclarationID
  package var nameRange: TextRange
  /// The annotation's text; length 0 where none is written. In `let a, b: Int` that of `b` is also
  /// that of `a`, and the references in it are those of `b`.
  package var typeRange: TextRange
  /// Byte offset just past the whole binding, initialiser and accessors included.
  package var end: UInt32
  var attributeRows: RowRange
  /// For a variable without annotation: the chain that is its whole initial value
  /// (`let p = view.presenter`), as an index into ``FileOutline/chains``; -1 for none.
  package var initialChain: Int32
  package var kind: VariableKind
  package var ownership: Ownership
  package var storage: VariableStorage
  package var access: Access
  package var isLet: Bool
  /// `static` or `class`.
  package var isStatic: Bool
  /// Has a `set` accessor written (`{ get set }`).
  package var isSettable: Bool
  /// Its getter is `async`.
  package var isAsync: Bool = false
  /// Has an initialiser (or default value, for a parameter).
  package var hasInitialValue: Bool
  /// Its annotation is a function type, `() -> ()` among them, which names nothing.
  package var isFunction: Bool = false

  /// A range of ``FileOutline/attributes``.
  package var attributes: Range<Int> { attributeRows.rows }
}

/// Where a type is named. The raw values are those of `dump outline`.
package enum ReferenceContext: String, Sendable {
  case inherit, extended, property, local
  case parameter = "param"
  case result = "return"
  case `throws`
  case enumPayload = "enum-payload"
  case genericArgument = "generic"
  case constraint = "where"
  case `typealias`, cast, pattern, attribute
  case keyPath = "keypath"
  /// A type standing as an expression: `Foo.self`, `[Foo].self` (both with the member `self`, and
  /// printed as the `expr-member` and `expr-bare` that they are to a parser), `any Foo`.
  case expressionType = "expr-type"
  /// `T(...)`, `A.B(...)`.
  case expressionCall = "expr-call"
  /// `T.x`.
  case expressionMember = "expr-member"
  /// Any other name that begins in upper case.
  case expressionBare = "expr-bare"
}

package struct ReferenceFlags: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// Within `[T]`, `[K: V]`, `[3 of T]`.
  package static let inCollection = ReferenceFlags(rawValue: 1)
  /// Within a function type (`(T) -> U`).
  package static let inFunctionType = ReferenceFlags(rawValue: 2)
  /// `T.Type`, `T.Protocol`.
  package static let metatype = ReferenceFlags(rawValue: 4)
  /// Followed by `?` or `!`.
  package static let optional = ReferenceFlags(rawValue: 8)
  /// `any T`.
  package static let existential = ReferenceFlags(rawValue: 16)
  /// `some T`.
  package static let opaque = ReferenceFlags(rawValue: 32)
  /// An operand of `A & B`.
  package static let composition = ReferenceFlags(rawValue: 64)
  /// An element of a tuple type.
  package static let inTuple = ReferenceFlags(rawValue: 128)
  /// In an expression: this is the whole initial value of `variable`, which has no annotation, so
  /// it tells its type: `= Foo()`, `= Foo.shared`, `= x as? Foo`; `?? Foo()` and `Foo.make()` not
  /// (the latter is its `initialChain`). Also of a name that a pattern binds: `let e as Foo`, and of one that
  /// an attribute tells the type of: `@Environment(Foo.self) var foo`.
  package static let givesType = ReferenceFlags(rawValue: 256)
  /// Stands in the initialiser or default value of `variable`.
  package static let inInitialValue = ReferenceFlags(rawValue: 512)
  /// Stands in an accessor of `variable`.
  package static let inAccessor = ReferenceFlags(rawValue: 1024)
  /// `~T`.
  package static let suppressed = ReferenceFlags(rawValue: 2048)
  /// The context is one of a closure's signature.
  package static let inClosure = ReferenceFlags(rawValue: 4096)
  /// `x is T`: whether it is one is asked, and nothing more.
  package static let typeTest = ReferenceFlags(rawValue: 8192)
  /// What is assigned begins with it: `x = Foo()`.
  package static let assigned = ReferenceFlags(rawValue: 16384)
}

package struct TypeReference: Sendable {
  /// As written, levels joined with dots, without generic arguments: `A.B`; `Module::A` keeps its
  /// selector.
  package var name: NameID
  /// From the first to the last byte of the name as written.
  package var range: TextRange
  package var context: ReferenceContext
  package var flags: ReferenceFlags
  /// The innermost declaration around it (a parameter's type belongs to its function, an
  /// inherited type to the type that inherits); none at file scope.
  package var owner: DeclarationID
  /// The variable whose annotation, initialiser or accessors it stands in; for locals only the
  /// annotation and the initialiser.
  package var variable: VariableID
  /// The reference whose generic argument it is: of `Foo` in `WeakBox<Foo>` that of `WeakBox`.
  package var container: ReferenceID
  /// In an expression, the lower-case member that follows (`shared` in `Foo.shared`); else none.
  package var member: NameID
}

/// A comment that speaks to viperlint: `// viperlint:TEXT`.
package struct Directive: Sendable {
  /// What follows `viperlint:`, trimmed; of a block comment without its end.
  package var text: String
  /// Where that begins, in bytes.
  package var textStart: UInt32
  package var range: TextRange
  /// Whether code stands before it on its line.
  package var isTrailing: Bool
}

package struct ConditionalBranch: Sendable {
  /// The condition's text (`DEBUG`, `canImport(UIKit)`); of `#else` the text `!(…)` of what came
  /// before it.
  package var condition: NameID
  /// From after the condition to the next directive.
  package var range: TextRange
  /// A `#Preview` stands in it.
  package var hasPreview = false
}

package struct OutlineIssue: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case lexical(LexicalIssue.Kind)
    /// An opening bracket that nothing closes.
    case unclosed
    /// A closing bracket that nothing opened.
    case unopened
    /// `#if` without `#endif`, `#endif` without `#if`.
    case unbalancedConditional
  }

  package var kind: Kind
  package var offset: UInt32

  package init(kind: Kind, offset: UInt32) {
    self.kind = kind
    self.offset = offset
  }
}
