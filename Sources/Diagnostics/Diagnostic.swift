package import Architecture
package import Configuration

/// A finding: a fact about this code (`message`), the architecture's reason (`why`), the way out
/// (`help`), and both ends.
package struct Diagnostic: Sendable {
  /// The rule's id.
  package var rule: String
  package var severity: Severity
  /// That of its rule.
  package var harm = Harm.structure
  package var confidence: Confidence
  package var place: Place
  package var message: String
  package var why: String
  package var help: String
  package var from: End?
  package var to: End?
  /// What a finding without a `from` is about, by its qualified names: the types that a file declares,
  /// sorted. They tell it from others of its rule.
  package var subjects: [String] = []
  package var reference: ReferenceKind?
  /// The property, function or member that the reference stands in; empty for none.
  package var member: String
  /// The caption under the excerpt: `stored; presenter -> router`.
  package var caption: String
  /// The repeats of the same edge, without `place`.
  package var places: [(Place, ReferenceKind)] = []
  package var related: [Related] = []
  package var isSuppressed = false
  /// Why it is told more mildly than its rule would; nil where it is not, or where a role rests on a
  /// single fact.
  package var leniency: Exemption?
  /// A baseline permits it: it was there before.
  package var isBaselined = false
  /// Findings of one rule, one module and one key are told as one in text: the first, with the
  /// places of the others. nil for a finding of its own.
  package var foldKey: String?
  /// What is used of an import, where the finding is about one.
  package var usedName: String?
  /// Whether the code alone says so, whatever architecture is meant: a circle of strong references that no
  /// table is asked about.
  package var isFact = false
  /// Whether a class is held by one whose needs a protocol of that class meets.
  package var isDespiteFace = false
  /// What mends it; nil where only a person can.
  package var fix: Fix?
  /// Where it tells a fact for several: each of them as it would be told alone, itself first. Empty where
  /// it tells its own.
  package var told: [Diagnostic] = []
  /// The properties and functions that its places stand in; empty for what is no reference.
  package var bodies: Set<Body> = []

  /// The members that its places stand in, but for what the type keeps and what others cannot call.
  package var openMembers: Set<String> = []

  /// The properties of its type that others could fill, where it tells of nothing but such, of what no other
  /// file reaches, and of what is named within bodies; nil where anything else hands over what it tells of.
  package var fillableMembers: Set<String>?

  /// The one type that all of it is taken out of; nil where any of it is named otherwise.
  package var giver: TypeID?

  package struct Body: Hashable, Sendable {
    package var file: Int
    package var member: String

    package init(file: Int, member: String) {
      self.file = file
      self.member = member
    }
  }

  /// What a finding does to the program, the worst first.
  package enum Harm: Int, Sendable, Comparable {
    /// It leaks, reaches data past all layers, or hides code from every check.
    case fault
    /// It binds what the architecture keeps apart.
    case structure
    /// It departs from how the architecture is written down, and binds nothing new.
    case convention

    package static func < (left: Harm, right: Harm) -> Bool { left.rawValue < right.rawValue }
  }

  package enum Confidence: String, Sendable { case certain, deduced }

  /// A place in a file: lines and columns from 1, columns and offsets in UTF-8 bytes.
  package struct Place: Hashable, Sendable {
    /// Relative to the root, with `/`.
    package var file: String
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int
    package var offset: Int
    package var length: Int

    package init(
      file: String, line: Int, column: Int, endLine: Int, endColumn: Int, offset: Int, length: Int
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.endLine = endLine
      self.endColumn = endColumn
      self.offset = offset
      self.length = length
    }
  }

  /// One end of a finding's reference.
  package struct End: Hashable, Sendable {
    /// Qualified.
    package var name: String
    /// `class`, `protocol` …; `framework` for a type or module that is not the repo's.
    package var kind: String
    package var role: String?
    package var module: String?
    /// Where it is declared; empty and 0 for what the repo does not declare.
    package var file: String
    package var line: Int
    package var column: Int
    /// How it got its role, in a few words: `name ends in Wireframe`.
    package var evidence: String
    /// What tells its role most: `name.strong`; nil for what the repo does not declare.
    package var leadingEvidence: String?
    /// The type itself; nil for what the repo does not declare.
    package var type: TypeID?
    /// Whether its declaration shows that to who reads it.
    package var isSeenInDeclaration = false

    package init(
      name: String, kind: String, role: String?, module: String?, file: String, line: Int,
      column: Int, evidence: String
    ) {
      self.name = name
      self.kind = kind
      self.role = role
      self.module = module
      self.file = file
      self.line = line
      self.column = column
      self.evidence = evidence
    }
  }

  /// Something that is said of a place beside the finding's own.
  package struct Related: Sendable {
    package var place: Place
    package var message: String

    package init(place: Place, message: String) {
      self.place = place
      self.message = message
    }
  }

  package init(
    rule: String, severity: Severity, confidence: Confidence, place: Place, message: String,
    why: String, help: String, from: End? = nil, to: End? = nil, reference: ReferenceKind? = nil,
    member: String = "", caption: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.place = place
    self.message = message
    self.why = why
    self.help = help
    self.from = from
    self.to = to
    self.reference = reference
    self.member = member
    self.caption = caption
  }
}

extension Diagnostic {
  /// Makes it as mild as an exemption says.
  package mutating func soften(by exemption: Exemption) {
    leniency = exemption
    switch exemption.effect {
    case .note: confidence = .deduced
    case .warning: severity = .warning
    case .open: break
    }
  }
}

extension Diagnostic.End {
  /// Something of a framework, which the repo does not declare.
  package static func framework(_ name: String, evidence: String, role: Role? = nil) -> Self {
    Self(
      name: name, kind: "framework", role: role?.name, module: nil, file: "", line: 0, column: 0,
      evidence: evidence)
  }
}

extension Diagnostic.Place {
  /// `App/Articles/ArticlesPresenter.swift:6`, not escaped.
  package var text: String { "\(file):\(line)" }
  /// `App/Articles/ArticlesPresenter.swift:6:20`, not escaped.
  package var textWithColumn: String { "\(text):\(column)" }
}
