import Configuration
import Lexing
package import Outlining

/// Prints what the outline found, in the form of `dump outline`: a line `file TAB path`, then the
/// lines `decl`, `import`, `prop`, `ref`, `arg` and `base`, in source order. O(outline · log).
package func renderOutlineDump(
  path: String, bytes: Span<UInt8>, outline: FileOutline, into output: inout String
) {
  output += "file\t\(path)\n"
  let printer = OutlinePrinter(outline, bytes)
  for entry in printer.entries() {
    output += printer.line(entry, bytes)
    output += "\n"
  }
}

/// Prints the digest of `dump outline`: `path TAB count TAB hash`, of the lines without that of the
/// path, each with the newline that ends it: FNV-1a of 64 bits, as 16 hexadecimal digits.
package func renderOutlineDigest(
  path: String, bytes: Span<UInt8>, outline: FileOutline, into output: inout String
) {
  var digest = Digest()
  let printer = OutlinePrinter(outline, bytes)
  for entry in printer.entries() { digest.add(line: printer.line(entry, bytes)) }
  output += "\(path)\t\(digest.count)\t\(digest.text)\n"
}

/// One line of the dump: which table, which row, and where it stands.
private struct OutlineEntry {
  enum Kind: Int { case declaration, importing, property, reference, argument, base }
  var kind: Kind
  var row: Int
  var offset: UInt32
}

private struct OutlinePrinter {
  let outline: FileOutline
  /// The qualified name of each declaration, as it prints.
  let qualifiedNames: [String]

  /// Deeper levels are left out of a name, so that a file nested without end prints in linear space.
  private static let depthLimit = 100

  init(_ outline: FileOutline, _ bytes: Span<UInt8>) {
    self.outline = outline
    var names: [String] = []
    var depths: [Int] = []
    names.reserveCapacity(outline.declarations.count)
    for declaration in outline.declarations {
      let own = printedName(of: declaration, outline, bytes)
      let parent = declaration.parent == .none ? -1 : Int(declaration.parent.rawValue)
      if parent < 0 || parent >= names.count || depths[parent] >= OutlinePrinter.depthLimit {
        names.append(own)
        depths.append(0)
      } else {
        names.append(names[parent] + "." + own)
        depths.append(depths[parent] + 1)
      }
    }
    qualifiedNames = names
  }

  /// In source order; what stands at one place in the order of the tables.
  func entries() -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    for (row, declaration) in outline.declarations.enumerated() {
      entries.append(
        OutlineEntry(kind: .declaration, row: row, offset: declaration.nameRange.start))
    }
    for (row, declaration) in outline.imports.enumerated() {
      entries.append(OutlineEntry(kind: .importing, row: row, offset: declaration.pathRange.start))
    }
    for (row, variable) in outline.variables.enumerated()
    where variable.kind == .member || variable.kind == .global {
      entries.append(OutlineEntry(kind: .property, row: row, offset: variable.nameRange.start))
    }
    for (row, reference) in outline.references.enumerated() {
      entries.append(OutlineEntry(kind: .reference, row: row, offset: reference.range.start))
    }
    for (row, argument) in outline.arguments.enumerated()
    where argument.value != .nothing || argument.label != .none {
      entries.append(OutlineEntry(kind: .argument, row: row, offset: argument.range.start))
    }
    for (row, chain) in outline.chains.enumerated() where chain.base != .none {
      if let offset = start(of: chain) {
        entries.append(OutlineEntry(kind: .base, row: row, offset: offset))
      }
    }
    return entries.ordered {
      ($0.offset, $0.kind.rawValue, $0.row) < ($1.offset, $1.kind.rawValue, $1.row)
    }
  }

  func line(_ entry: OutlineEntry, _ bytes: Span<UInt8>) -> String {
    let position = outline.lines.position(of: entry.offset)
    switch entry.kind {
    case .declaration:
      let declaration = outline.declarations[entry.row]
      return [
        "decl", declaration.kind.keyword, qualifiedNames[entry.row], String(position.line),
        String(position.column), keyword(of: declaration.access),
        inheritedTypes(declaration.inheritance, bytes),
      ].joined(separator: "\t")
    case .importing:
      let declaration = outline.imports[entry.row]
      let kind = outline[declaration.kind]
      return [
        "import", outline[declaration.path], String(position.line), kind.isEmpty ? "-" : kind,
      ].joined(separator: "\t")
    case .property:
      let variable = VariableID(UInt32(entry.row))
      var written = outline.variables[entry.row]
      if outline.sharesAnnotation(variable) { written.typeRange.length = 0 }
      return propertyLine(written, line: position.line, bytes)
    case .reference:
      let reference = outline.references[entry.row]
      return [
        "ref", name(of: reference.owner), escaped(outline[reference.name], reference.range, bytes),
        printedContext(of: reference).rawValue, String(position.line), String(position.column),
      ].joined(separator: "\t")
    case .argument:
      return argumentLine(outline.arguments[entry.row])
    case .base:
      let chain = outline.chains[entry.row]
      return [
        "base", name(of: chain.owner),
        outline[outline.references[Int(chain.base.rawValue)].name], String(position.line),
        String(position.column),
      ].joined(separator: "\t")
    }
  }

  private func start(of chain: MemberChain) -> UInt32? {
    chain.components.first.map { outline.components[$0].offset }
  }

  private func argumentLine(_ argument: CallArgument) -> String {
    var owner = DeclarationID.none
    var called = NameID.none
    if argument.type != .none {
      let type = outline.references[Int(argument.type.rawValue)]
      owner = type.owner
      called = type.name
    } else {
      let chain = outline.chains[Int(argument.chain)]
      owner = chain.owner
      let component = chain.components.lowerBound + Int(argument.component)
      if component < chain.components.upperBound { called = outline.components[component].name }
    }
    let position = outline.lines.position(of: argument.range.start)
    let label = argument.label == .none ? "-" : outline[argument.label]
    let fields = [
      "arg", name(of: owner), outline[called], String(argument.position), label,
      String(position.line), String(position.column), String(argument.range.length),
    ]
    return (fields + valueFields(argument)).joined(separator: "\t")
  }

  private func valueFields(_ argument: CallArgument) -> [String] {
    let prefix = argument.isWhole ? "" : "in-"
    let kind: String
    let name: NameID
    let offset: UInt32
    switch argument.value {
    case .nothing: return ["-"]
    case .name(let name): return ["name", outline[name]]
    case .chain(let row):
      let chain = outline.chains[Int(row)]
      guard let first = chain.components.first else { return ["-"] }
      kind = prefix + "chain"
      name = outline.components[first].name
      offset = outline.components[first].offset
    case .type(let id):
      let reference = outline.references[Int(id.rawValue)]
      kind = prefix + "type"
      name = reference.name
      offset = reference.range.start
    }
    let position = outline.lines.position(of: offset)
    let text = name == .none ? "_" : outline[name]
    return [kind, text, String(position.line), String(position.column)]
  }

  private func propertyLine(_ variable: Variable, line: Int, _ bytes: Span<UInt8>) -> String {
    let storage =
      switch variable.storage {
      case .stored: "stored"
      case .computed: "computed"
      case .observed: "observed"
      }
    return [
      "prop", name(of: variable.owner),
      escaped(outline[variable.name], variable.nameRange, bytes),
      text(Int(variable.typeRange.start), Int(variable.typeRange.end), bytes),
      variable.ownership.keyword, variable.isStatic ? "static" : "instance", String(line),
      variable.isLet ? "let" : "var", storage, keyword(of: variable.access),
    ].joined(separator: "\t")
  }

  private func name(of declaration: DeclarationID) -> String {
    declaration == .none ? "-" : qualifiedNames[Int(declaration.rawValue)]
  }

  /// `T.self` prints as the member that it is to a parser, and `[T].self` as the bare name; only
  /// what can be nothing but a type (`any T`) prints as `expr-type`.
  private func printedContext(of reference: TypeReference) -> ReferenceContext {
    guard reference.context == .expressionType, reference.member != .none else {
      return reference.context
    }
    return reference.flags.contains(.inCollection) ? .expressionBare : .expressionMember
  }

  /// The parts of an inheritance clause, joined by commas.
  private func inheritedTypes(_ clause: TextRange, _ bytes: Span<UInt8>) -> String {
    var parts: [String] = []
    var depth = 0
    var start = Int(clause.start)
    let end = min(Int(clause.end), bytes.count)
    for index in start..<max(start, end) {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where bytes[index - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth <= 0:
        parts.append(text(start, index, bytes))
        start = index + 1
      default: break
      }
    }
    let last = text(start, end, bytes)
    if !last.isEmpty { parts.append(last) }
    return parts.joined(separator: ",")
  }
}

/// The text of a range on one line: trimmed, and each run of white space with a break in it as one
/// space.
private func text(_ start: Int, _ end: Int, _ bytes: Span<UInt8>) -> String {
  var result: [UInt8] = []
  var blanks: [UInt8] = []
  for index in start..<max(start, min(end, bytes.count)) {
    let byte = bytes[index]
    if byte == UInt8(ascii: " ") || byte >= 9 && byte <= 13 {
      blanks.append(byte)
      continue
    }
    if !blanks.isEmpty, !result.isEmpty {
      if blanks.allSatisfy({ $0 == UInt8(ascii: " ") }) {
        result += blanks
      } else {
        result.append(UInt8(ascii: " "))
      }
    }
    blanks.removeAll(keepingCapacity: true)
    result.append(byte)
  }
  return String(decoding: result, as: UTF8.self)
}

/// A name in backticks prints with them, also as a part of a longer one.
private func escaped(_ name: String, _ range: TextRange, _ bytes: Span<UInt8>) -> String {
  // Of other ranges that are longer than the name the rest is generic arguments or line breaks.
  let surplus = Int(range.length) - name.utf8.count
  guard surplus > 1, surplus.isMultiple(of: 2), Int(range.end) <= bytes.count else { return name }
  let written = text(Int(range.start), Int(range.end), bytes)
  return written.utf8.lazy.filter { $0 != UInt8(ascii: "`") }.elementsEqual(name.utf8)
    ? written : name
}

private func printedName(
  of declaration: Declaration, _ outline: FileOutline, _ bytes: Span<UInt8>
) -> String {
  let name = outline[declaration.name]
  if declaration.kind == .extension, isSpelled(name) {
    return text(Int(declaration.nameRange.start), Int(declaration.nameRange.end), bytes)
  }
  let full = outline[declaration.fullName]
  let printed = escaped(name, declaration.nameRange, bytes)
  return printed == name || declaration.name == declaration.fullName
    ? (printed == name ? full : printed) : printed + full.dropFirst(name.count)
}

/// Whether what an extension extends is more than a name: `[Foo]`, `Any?`, `A & B`.
private func isSpelled(_ name: String) -> Bool {
  name.utf8.contains { "[(?!& ".utf8.contains($0) } && name.utf8.first != UInt8(ascii: "`")
}

private func keyword(of access: Access) -> String {
  switch access {
  case .unspecified: "-"
  case .private: "private"
  case .fileprivate: "fileprivate"
  case .internal: "internal"
  case .package: "package"
  case .public: "public"
  case .open: "open"
  }
}
