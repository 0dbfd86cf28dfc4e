import Lexing
import Outlining
import Reporting
import Testing

func outline(of source: String) -> FileOutline {
  let bytes = Array(source.utf8)
  return outline(bytes.span, lex(bytes.span))
}

/// The lines of the dump without that of the path, fields parted by single spaces.
func dumpLines(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  var text = ""
  renderOutlineDump(
    path: "a.swift", bytes: bytes.span, outline: outline(bytes.span, lex(bytes.span)), into: &text)
  return text.split(separator: "\n").dropFirst().map {
    $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: " | ")
  }
}

/// All lines of the dump.
func checkDump(
  _ source: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
) {
  #expect(dumpLines(source) == expected, sourceLocation: location)
}

/// Every type reference, in source order, as `Name context`.
func checkReferences(
  _ source: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
) {
  let found = dumpLines(source).filter { $0.hasPrefix("ref | ") }.map {
    let fields = $0.split(separator: " | ")
    return "\(fields[2]) \(fields[3])"
  }
  #expect(found == expected, sourceLocation: location)
}

/// Every declaration, as `kind Qualified.name`.
func checkDeclarations(
  _ source: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
) {
  let found = dumpLines(source).filter { $0.hasPrefix("decl | ") }.map {
    let fields = $0.split(separator: " | ")
    return "\(fields[1]) \(fields[2])"
  }
  #expect(found == expected, sourceLocation: location)
}

/// Every member and global, as `Owner.name: Type ownership storage`.
func checkProperties(
  _ source: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
) {
  let found = dumpLines(source).filter { $0.hasPrefix("prop | ") }.map {
    let fields = $0.split(separator: " | ", omittingEmptySubsequences: false)
    return "\(fields[1]).\(fields[2]): \(fields[3]) \(fields[4]) \(fields[8])"
  }
  #expect(found == expected, sourceLocation: location)
}

/// Every chain: names with dots, `()` after a call with its first label, `[]` after a subscript,
/// `=` where it is assigned to, `as T` where it is cast; a base that is no name is `_`.
func checkChains(
  _ source: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
) {
  let outline = outline(of: source)
  let found = outline.chains.map { chain in
    var text = chain.beginsWithSelf ? "self." : ""
    text += outline.components[chain.components].map { component in
      let name = component.name == .none ? "_" : outline[component.name]
      return name + (component.isCall ? "(\(outline[component.label]))" : "")
        + (component.isSubscript ? "[]" : "")
    }.joined(separator: ".")
    if chain.isAssigned { text += " =" }
    if chain.cast != .none {
      text += " as " + outline[outline.references[Int(chain.cast.rawValue)].name]
    }
    return text
  }
  #expect(found == expected, sourceLocation: location)
}

/// Every argument, as `called position label: value`; `in` stands before what is not the whole of it.
func checkArguments(
  _ source: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
) {
  let outline = outline(of: source)
  let found = outline.arguments.map { argument in
    let label = argument.label == .none ? "-" : outline[argument.label]
    return
      "\(called(argument, outline)) \(argument.position) \(label): \(value(of: argument, outline))"
  }
  #expect(found == expected, sourceLocation: location)
}

private func called(_ argument: CallArgument, _ outline: FileOutline) -> String {
  if argument.type != .none {
    return outline[outline.references[Int(argument.type.rawValue)].name]
  }
  let first = outline.chains[Int(argument.chain)].components.lowerBound
  return outline[outline.components[first + Int(argument.component)].name]
}

func value(of argument: CallArgument, _ outline: FileOutline) -> String {
  let prefix = argument.isWhole ? "" : "in "
  switch argument.value {
  case .nothing: return "-"
  case .name(let name): return outline[name]
  case .chain(let chain):
    let name = outline.components[outline.chains[Int(chain)].components.lowerBound].name
    return prefix + "chain " + (name == .none ? "_" : outline[name])
  case .type(let id):
    return prefix + "type " + outline[outline.references[Int(id.rawValue)].name]
  }
}

/// Every type that the base of a chain is cast to.
func checkBases(
  _ source: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
) {
  let outline = outline(of: source)
  let found = outline.chains.filter { $0.base != .none }.map {
    outline[outline.references[Int($0.base.rawValue)].name]
  }
  #expect(found == expected, sourceLocation: location)
}

/// The variable of a name, the first of several.
func variable(_ name: String, in outline: FileOutline) -> Variable? {
  outline.variables.first { outline[$0.name] == name }
}

/// What the initial value tells of a variable's type: names of references that give it, then the
/// chain that is the value.
func checkInitialValue(
  of name: String, _ source: String, gives: String? = nil, chain: String? = nil,
  at location: SourceLocation = #_sourceLocation
) {
  let outline = outline(of: source)
  let row = outline.variables.firstIndex { outline[$0.name] == name }
  guard let row else {
    Issue.record("no variable \(name)", sourceLocation: location)
    return
  }
  let givers = outline.references.filter {
    $0.flags.contains(.givesType) && $0.variable.rawValue == UInt32(row)
  }
  #expect(givers.map { outline[$0.name] } == (gives.map { [$0] } ?? []), sourceLocation: location)
  let initial = Int(outline.variables[row].initialChain)
  let text =
    initial < 0
    ? nil
    : outline.components[outline.chains[initial].components].map { outline[$0.name] }
      .joined(separator: ".")
  #expect(text == chain, sourceLocation: location)
}

/// The flags of the first reference to a name.
func checkFlags(
  of name: String, _ source: String, _ expected: ReferenceFlags,
  at location: SourceLocation = #_sourceLocation
) {
  let outline = outline(of: source)
  let reference = outline.references.first { outline[$0.name] == name }
  #expect(reference?.flags == expected, sourceLocation: location)
}

func checkIssues(
  _ source: String, _ expected: OutlineIssue..., at location: SourceLocation = #_sourceLocation
) {
  #expect(outline(of: source).issues == expected, sourceLocation: location)
}
