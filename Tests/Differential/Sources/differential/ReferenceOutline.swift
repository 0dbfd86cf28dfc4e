import SwiftSyntax

/// The lines of `dump outline` as swift-syntax's parse gives them.
func referenceOutline(_ tree: SourceFileSyntax) -> [String] {
  let visitor = OutlineVisitor(tree)
  visitor.walk(tree)
  visitor.addArguments()
  return visitor.sortedLines()
}

/// A class because swift-syntax's visitor is one; the names and contexts are free functions.
private final class OutlineVisitor: SyntaxVisitor {
  /// What stands at one place is printed in this order.
  enum Rank: Int { case declaration, importing, property, reference, argument, base }

  struct Line {
    var offset: Int
    var rank: Rank
    /// Keeps the sort stable.
    var serial: Int
    var text: String
  }

  private let converter: SourceLocationConverter
  private var lines: [Line] = []
  /// The chains and references by where they begin, and the calls: an argument tells of the first
  /// one that it contains.
  private var heads: [(offset: Int, kind: String, name: String)] = []
  private var calls: [FunctionCallExprSyntax] = []

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func sortedLines() -> [String] {
    lines.sorted {
      ($0.offset, $0.rank.rawValue, $0.serial) < ($1.offset, $1.rank.rawValue, $1.serial)
    }.map(\.text)
  }

  private func add(_ rank: Rank, at node: some SyntaxProtocol, _ fields: [String]) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let text = fields.joined(separator: "\t")
    lines.append(Line(offset: offset, rank: rank, serial: lines.count, text: text))
  }

  private func location(of node: some SyntaxProtocol) -> SourceLocation {
    converter.location(for: node.positionAfterSkippingLeadingTrivia)
  }

  // MARK: decl

  private func addDeclaration(
    _ kind: String, _ node: some SyntaxProtocol, at name: some SyntaxProtocol,
    _ modifiers: DeclModifierListSyntax?, _ clause: InheritanceClauseSyntax? = nil
  ) {
    let inherits = clause?.inheritedTypes.map { onOneLine($0.type.trimmedDescription) } ?? []
    let place = location(of: name)
    add(
      .declaration, at: name,
      [
        "decl", kind, qualifiedName(of: Syntax(node)), String(place.line), String(place.column),
        access(modifiers), inherits.joined(separator: ","),
      ])
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("class", node, at: node.name, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("struct", node, at: node.name, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("enum", node, at: node.name, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("protocol", node, at: node.name, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("actor", node, at: node.name, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      "extension", node, at: node.extendedType, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("func", node, at: node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("init", node, at: node.initKeyword, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("deinit", node, at: node.deinitKeyword, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("subscript", node, at: node.subscriptKeyword, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let parent = node.parent?.parent?.as(EnumCaseDeclSyntax.self)
    addDeclaration("case", node, at: node.name, parent?.modifiers)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("typealias", node, at: node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("associatedtype", node, at: node.name, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("macro", node, at: node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("operator", node, at: node.name, nil)
    return .visitChildren
  }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration("precedencegroup", node, at: node.name, node.modifiers)
    return .visitChildren
  }

  // MARK: import, prop

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      .importing, at: node.path,
      [
        "import", node.path.trimmedDescription, String(location(of: node.path).line),
        node.importKindSpecifier?.text ?? "-",
      ])
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isLocal(Syntax(node)) { return .visitChildren }
    let owner = ownerName(of: Syntax(node))
    for binding in node.bindings {
      for name in names(in: binding.pattern) {
        // A tuple's annotation is that of no single name in it.
        let isSimple = binding.pattern.is(IdentifierPatternSyntax.self)
        let type = isSimple ? binding.typeAnnotation?.type.trimmedDescription : nil
        add(
          .property, at: name,
          [
            "prop", owner, name.text, onOneLine(type ?? ""), ownership(node.modifiers),
            isStatic(node.modifiers) ? "static" : "instance", String(location(of: name).line),
            node.bindingSpecifier.text, storage(of: binding), access(node.modifiers),
          ])
      }
    }
    return .visitChildren
  }

  // MARK: ref

  private func addReference(_ node: some SyntaxProtocol, _ name: String, _ context: String) {
    heads.append((start(of: node), "type", plain(name)))
    let place = location(of: node)
    add(
      .reference, at: node,
      [
        "ref", ownerName(of: Syntax(node)), name, context, String(place.line),
        String(place.column),
      ])
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let type = TypeSyntax(node)
    if !isBaseOfMember(type), !["Self", "Any", "_"].contains(node.name.text),
      let name = referenceName(type)
    {
      addReference(node, name, typeContext(Syntax(node)))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let type = TypeSyntax(node)
    if !isBaseOfMember(type), let name = referenceName(type) {
      addReference(node, name, typeContext(Syntax(node)))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id
    if isMember || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      return .visitChildren
    }
    addChain(ExprSyntax(node))
    if let chain = TypeChain(node), chain.name != "Self", chain.name != "Any" {
      addReference(node, chain.name, chain.context)
    }
    return .visitChildren
  }

  // MARK: arg, base

  /// The chain that a root begins, found once for each of its operands.
  private func addChain(_ root: ExprSyntax) {
    guard let head = chainHead(ofRoot: root) else { return }
    heads.append((head.offset, "chain", head.name))
  }

  /// `if let x`: the value is the `x` outside.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      heads.append((start(of: name), "chain", plain(name.identifier.text)))
    }
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let head = chainHead(ofRoot: root(of: base)), head.name == "_",
      head.offset == start(of: node.period)
    {
      heads.append((head.offset, "chain", "_"))
      if let type = castBase(node) {
        let place = location(of: node.period)
        add(
          .base, at: node.period,
          [
            "base", ownerName(of: Syntax(node)), type.name, String(place.line),
            String(place.column),
          ]
        )
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  /// After all chains and references are known.
  func addArguments() {
    // A chain that begins with a type's name stands before it.
    heads.sort { ($0.offset, $0.kind) < ($1.offset, $1.kind) }
    for call in calls {
      guard let name = calledName(call) else { continue }
      let owner = ownerName(of: Syntax(call))
      for (position, argument) in call.arguments.enumerated() {
        let value = value(of: argument.expression)
        guard value != ["-"] || argument.label != nil else { continue }
        let place = location(of: argument.expression)
        let end = argument.expression.endPositionBeforeTrailingTrivia.utf8Offset
        add(
          .argument, at: argument.expression,
          [
            "arg", owner, name, String(position), argument.label.map { plain($0.text) } ?? "-",
            String(place.line), String(place.column), String(end - start(of: argument.expression)),
          ] + value)
      }
    }
  }

  /// The last fields of the line of an argument.
  private func value(of argument: ExprSyntax) -> [String] {
    switch WholeValue(argument) {
    case .name(let name): return ["name", name]
    case .chain(let head): return ["chain", head.name] + fields(ofPlace: head.offset)
    case .type(let name, let offset, _): return ["type", name] + fields(ofPlace: offset)
    case nil: break
    }
    let end = argument.endPositionBeforeTrailingTrivia.utf8Offset
    var low = 0
    var high = heads.count
    while low < high {
      let middle = (low + high) / 2
      if heads[middle].offset < start(of: argument) { low = middle + 1 } else { high = middle }
    }
    guard low < heads.count, heads[low].offset < end else { return ["-"] }
    return ["in-" + heads[low].kind, heads[low].name] + fields(ofPlace: heads[low].offset)
  }

  private func fields(ofPlace offset: Int) -> [String] {
    let place = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return [String(place.line), String(place.column)]
  }

  /// The condition of an `#if` gives no reference; all branches are read.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
}
