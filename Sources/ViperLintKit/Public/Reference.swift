import Architecture
import Configuration
import Diagnostics
import Outlining
import Reporting
import Rules
import Workspace

extension CodeArchitecture {
  /// A place where one type of the code names another.
  public struct Reference: Sendable {
    /// The type that names the other.
    public let from: DeclaredType
    /// The type that is named.
    public let to: DeclaredType
    /// What the first stands for there; nil for none. A member that puts its module together counts as a
    /// builder, and an extension in the folder of a layer as that layer.
    public let fromRole: Role?
    /// What the other stands for there; nil for none. Who calls a member that builds refers to a builder.
    public let toRole: Role?
    /// How it is named.
    public let kind: ReferenceKind
    /// Whether it stores the other without keeping it alive.
    public let isWeak: Bool
    /// The property or function that it stands in; nil for none.
    public let member: String?
    /// Where it is written.
    public let place: Place

    init?(_ content: Content, _ edge: Edge, _ reference: Rules.Reference) {
      guard let from = reference.from.type, let to = reference.to.type else { return nil }
      self.from = DeclaredType(content, from.id)
      self.to = DeclaredType(content, to.id)
      fromRole = reference.from.role.map(Role.init)
      toRole = reference.to.role.map(Role.init)
      kind = ReferenceKind(edge.kind)
      isWeak =
        edge.kind == .stores && (!edge.ownership.isStrong || edge.traits.contains(.inWeakWrapper))
      let name = content.model.memberName(edge)
      member = name.isEmpty ? nil : name
      place = content.place(content.model.place(of: edge))
    }
  }

  /// How a type is named.
  public struct ReferenceKind: Hashable, Sendable, CustomStringConvertible {
    /// The word for it in JSON: `enumPayload`.
    public let name: String
    private let verb: String

    init(_ kind: Configuration.ReferenceKind) {
      name = kind.rawValue
      verb = kind.verb
    }

    /// As a superclass or protocol.
    public static let inherits = Self(.inherits)
    /// As the type of a property.
    public static let stores = Self(.stores)
    /// As the type of a parameter.
    public static let parameter = Self(.parameter)
    /// As what a function gives back.
    public static let result = Self(.result)
    /// As what a case of an enumeration carries.
    public static let enumPayload = Self(.enumPayload)
    /// As what a generic parameter must be.
    public static let constraint = Self(.constraint)
    /// After `is` or `as`.
    public static let cast = Self(.cast)
    /// By a call of its initialiser.
    public static let constructs = Self(.constructs)
    /// By a call of what is the type's own: `Login.shared`.
    public static let staticMember = Self(.staticMember)
    /// As a generic argument.
    public static let genericArgument = Self(.genericArgument)
    /// Within a body, in any other way.
    public static let local = Self(.local)

    /// All kinds, the strongest first.
    public static let all = Configuration.ReferenceKind.allCases.map(Self.init)

    /// What ``name`` says.
    public var description: String { name }

    /// `holds`
    var word: String { verb }
  }
}

extension CodeArchitecture.Reference: CustomStringConvertible, CustomDebugStringConvertible {
  /// `Login/LoginView.swift:6:15: LoginView holds UserService (view -> service)`
  public var description: String {
    let roles = [fromRole, toRole].map { $0.map { escaped($0.name) } ?? "no role" }
    return "\(place): \(escaped(from.name)) \(kind.word) \(escaped(to.name))"
      + "\(isWeak ? " weakly" : "") (\(roles[0]) -> \(roles[1]))"
  }

  /// The same on a line of its own, as an array shows it.
  public var debugDescription: String { "\n" + description }
}

extension CodeArchitecture {
  /// A place in a file. Lines and columns count from 1, columns in bytes of UTF-8.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file relative to the root, with `/`.
    public let file: String
    /// The path of the file as a whole; the same as ``file`` for sources in memory.
    public let path: String
    /// The line that it begins on.
    public let line: Int
    /// The column that it begins at.
    public let column: Int
    /// The line that it ends on.
    public let endLine: Int
    /// The column after its last.
    public let endColumn: Int

    init(_ place: Diagnostic.Place, below root: String) {
      file = place.file
      path = join(root, place.file)
      line = place.line
      column = place.column
      endLine = place.endLine
      endColumn = place.endColumn
    }

    /// `Login/LoginView.swift:6:15`
    public var description: String { "\(escaped(file)):\(line):\(column)" }
  }
}
