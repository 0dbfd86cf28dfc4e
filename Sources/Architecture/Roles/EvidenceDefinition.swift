import Configuration

/// A piece of evidence: what it is called, what it means, and the function that looks for it.
///
/// A new one is a value in a file of its family, its place in that family's list, and a fixture with
/// its twin in `Fixtures/Evidence`.
final class EvidenceDefinition: Sendable {
  let id: Evidence.ID
  let kind: Evidence.Kind
  /// One sentence, for `rules --evidence`.
  let meaning: String
  /// Said of a type; `%` stands for the subject: `made or kept by %`.
  let phrase: String
  /// How many independent facts it counts for.
  let weight: Int
  /// The role it speaks for, or against, and who it is about; nil where it does not hold.
  let find: @Sendable (TypeID, Classification) -> Found?

  typealias Found = (role: Role, subject: Evidence.Subject)

  /// Evidence whose role depends on the type: a word of its name, a pattern of the configuration.
  init(
    _ id: Evidence.ID, _ kind: Evidence.Kind, phrase: String, meaning: String, weight: Int = 1,
    find: @escaping @Sendable (TypeID, Classification) -> Found?
  ) {
    self.id = id
    self.kind = kind
    self.phrase = phrase
    self.meaning = meaning
    self.weight = weight
    self.find = find
  }

  /// Evidence for or against one role.
  convenience init(
    _ id: Evidence.ID, _ kind: Evidence.Kind, for role: Role, phrase: String, meaning: String,
    weight: Int = 1, find: @escaping @Sendable (TypeID, Classification) -> Evidence.Subject?
  ) {
    self.init(id, kind, phrase: phrase, meaning: meaning, weight: weight) { type, roles in
      find(type, roles).map { (role, $0) }
    }
  }

  func evidence(about type: TypeID, _ roles: Classification) -> Evidence? {
    find(type, roles).map { Evidence(id: id, kind: kind, role: $0.role, subject: $0.subject) }
  }
}

/// What speaks against a strong or weak word, or against what others make of a type.
final class Veto: Sendable {
  let id: Evidence.ID
  /// The reason as it is told, said of any type: `it is an enumeration with cases`.
  let meaning: String
  /// Said of the type that it refuses; `%` stands for the subject: `its method % waits`.
  private let phrase: String
  /// The member that speaks against it; empty where the type as a whole does.
  private let find: @Sendable (TypeID, Classification) -> String?

  init(
    _ id: Evidence.ID, _ meaning: String,
    holds: @escaping @Sendable (TypeID, Classification) -> Bool
  ) {
    self.id = id
    self.meaning = meaning
    phrase = meaning
    find = { holds($0, $1) ? "" : nil }
  }

  /// A veto that rests on a member.
  init(
    _ id: Evidence.ID, phrase: String, meaning: String,
    find: @escaping @Sendable (TypeID, Classification) -> String?
  ) {
    self.id = id
    self.meaning = meaning
    self.phrase = phrase
    self.find = find
  }

  func holds(_ type: TypeID, _ roles: Classification) -> Bool { find(type, roles) != nil }

  /// The reason against a type; nil where there is none.
  func reason(against type: TypeID, _ roles: Classification) -> String? {
    guard let subject = find(type, roles) else { return nil }
    guard let place = phrase.firstIndex(of: "%") else { return phrase }
    return phrase[..<place] + subject + phrase[phrase.index(after: place)...]
  }
}

/// What `rules --evidence` prints of a piece of evidence.
package struct EvidenceMeaning: Sendable {
  package var id: Evidence.ID
  package var meaning: String
  package var isAgainst: Bool

  /// All there is, each once, in the order in which it is asked for.
  package static let all: [EvidenceMeaning] = {
    var seen: Set<Evidence.ID> = []
    let definitions = DirectEvidence.all + Claim.all.flatMap(\.definitions)
    let vetoes = NameVetoes.all + Claim.all.flatMap(\.vetoes)
    return
      (definitions.map { EvidenceMeaning(id: $0.id, meaning: $0.meaning, isAgainst: false) }
      + vetoes.map { EvidenceMeaning(id: $0.id, meaning: $0.meaning, isAgainst: true) })
      .filter { seen.insert($0.id).inserted }
  }()
}

extension Evidence {
  /// How it is told, `%` standing for its subject.
  package var phrase: String { Self.phrases[id] ?? "" }

  private static let phrases = Dictionary(
    (DirectEvidence.all + Claim.all.flatMap(\.definitions)).map { ($0.id, $0.phrase) },
    uniquingKeysWith: { first, _ in first })
}
