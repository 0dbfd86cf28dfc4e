import Architecture
import Configuration
import Diagnostics
import Outlining
import Reporting

extension CodeArchitecture {
  /// A class, structure, enumeration, protocol or actor of the code, joined with its extensions.
  ///
  /// Two are equal where they are the same declaration of the same reading.
  public struct DeclaredType: Sendable {
    private let content: Content
    private let id: TypeID

    init(_ content: Content, _ id: TypeID) {
      self.content = content
      self.id = id
    }

    private var info: TypeInfo { content.model[id] }
  }
}

extension CodeArchitecture.DeclaredType {
  /// What a declaration begins with.
  public enum Kind: String, CaseIterable, Sendable {
    /// `class`.
    case `class`
    /// `struct`.
    case `struct`
    /// `enum`.
    case `enum`
    /// `protocol`.
    case `protocol`
    /// `actor`.
    case actor
  }

  /// The name, with those of the types around it: `Login.Request`.
  public var name: String { info.name }

  /// The last level of ``name``: `Request`.
  public var simpleName: String { info.simpleName }

  /// What its declaration begins with.
  public var kind: Kind { Kind(rawValue: info.kind.keyword) ?? .class }

  /// Where its name is declared.
  public var place: CodeArchitecture.Place { content.place(content.model.place(of: info)) }

  /// What part it plays; nil for a type without a role, for which ``reasonsForNoRole`` says why.
  public var role: CodeArchitecture.Role? { info.role.map(CodeArchitecture.Role.init) }

  /// Whether it has a role. A router that also builds its module is a builder, too.
  public func has(_ role: CodeArchitecture.Role) -> Bool { info.has(Configuration.Role(role.name)) }

  /// Whether its role rests on strong evidence or on several facts; what is found of a type whose role
  /// rests on a single one is a note.
  public var isCertain: Bool { info.role != nil && info.certainty == .certain }

  /// How it got its role, the strongest first. Of a type without a role, facts that were not enough.
  public var evidence: [CodeArchitecture.Evidence] {
    info.evidence.map {
      CodeArchitecture.Evidence(
        id: $0.id.description, role: CodeArchitecture.Role($0.role),
        sentence: content.model.detail(of: $0))
    }
  }

  /// What was looked for in vain, the strongest first: sentences. Empty for a type with a role.
  public var reasonsForNoRole: [String] {
    guard info.role == nil else { return [] }
    return Reporting.reasonsForNone(
      info, content.model.roles.considerations(of: id), in: content.model)
  }

  /// The module that it belongs to; nil for what is shared.
  public var module: CodeArchitecture.Module? {
    info.module.map { CodeArchitecture.Module(content, $0) }
  }

  /// Whether it takes part in the architecture: a test's, a mock, a preview and generated code do not.
  public var isChecked: Bool { info.isChecked }

  /// Whether it is the app's start or its container, which may name anything.
  public var isCompositionRoot: Bool { info.isCompositionRoot }

  /// What it inherits and conforms to, as it is named: types of the code with all levels of their names,
  /// others as they are written.
  public var inheritedNames: [String] {
    ([info.superclass].compactMap { $0 } + info.protocols).map { content.model[$0].name }
      + info.externalBases
  }

  /// Its references to other types of the code, each place for itself, in the order of the files.
  public var references: [CodeArchitecture.Reference] { content.references(of: id) }

  /// The references of other types to it, each place for itself, in the order of the files.
  public var referencedBy: [CodeArchitecture.Reference] { content.references(to: id) }

  /// The errors and warnings about what it does: those of ``CodeArchitecture/findings`` that begin at it.
  /// - Complexity: O(findings).
  public var findings: [CodeArchitecture.Finding] {
    content.findings { $0.isTold && $0.from?.type == id }
  }

  /// All that is known of it, as `viperlint why` prints it: lines.
  /// - Complexity: O(references).
  public var explanation: String {
    var output = ""
    renderWhy(id, in: content.model, findings: content.result.allFindings, into: &output)
    return output
  }
}

extension CodeArchitecture.DeclaredType: Hashable {
  /// Whether both are the same declaration of the same reading.
  public static func == (
    left: CodeArchitecture.DeclaredType, right: CodeArchitecture.DeclaredType
  ) -> Bool {
    left.content === right.content && left.id == right.id
  }

  /// Feeds what tells it from others of its reading.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension CodeArchitecture.DeclaredType: CustomStringConvertible, CustomDebugStringConvertible {
  /// `LoginPresenter: presenter in module Login (Login/LoginPresenter.swift:3:13)`
  public var description: String {
    let home = module.map { " in module \(escaped($0.name))" } ?? ""
    return "\(escaped(name)): \(role.map { escaped($0.name) } ?? "no role")\(home) (\(place))"
  }

  /// The same on a line of its own, as an array shows it.
  public var debugDescription: String { "\n" + description }
}

extension CodeArchitecture {
  /// A fact that speaks for a role of a type.
  public struct Evidence: Hashable, Sendable, CustomStringConvertible {
    /// What it is called everywhere: `name.strong`. An id never changes its meaning.
    public let id: String
    /// The role that it speaks for.
    public let role: Role
    /// The fact, said of the type: `name ends in Presenter`.
    public let sentence: String

    /// `name ends in Presenter (name.strong)`
    public var description: String { "\(escaped(sentence)) (\(id))" }
  }
}
