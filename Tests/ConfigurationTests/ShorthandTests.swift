import Configuration
import Testing

@Suite struct LayersTests {
  @Test func `a layer may know itself and those below`() throws {
    try checkExpanded(
      "layers: [view, presenter, interactor, entity]",
      """
      |            | view  | presenter | interactor | entity |
      | view       | any   | any       | any        | any    |
      | presenter  | never | any       | any        | any    |
      | interactor | never | never     | any        | any    |
      | entity     | never | never     | never      | any    |
      """)
  }

  @Test func `roles of one layer know each other`() throws {
    try checkExpanded(
      "layers: [[view, router], presenter]",
      """
      |           | view  | router | presenter |
      | view      | any   | any    | any       |
      | router    | any   | any    | any       |
      | presenter | never | never  | any       |
      """)
  }

  @Test func `a cell beside them holds instead`() throws {
    try checkExpanded(
      "layers: [view, presenter, entity]\ndependencies: {view: {entity: never}}",
      """
      |           | view  | presenter | entity |
      | view      | any   | any       | never  |
      | presenter | never | any       | any    |
      """)
  }

  @Test func `each cell was stated where its row's layer is`() throws {
    let file = try read("layers:\n  - view\n  - presenter\n")
    #expect(file.dependencies.map(\.origin.line) == [2, 2, 3, 3])
  }
}

@Suite struct RingsTests {
  @Test func `a ring reaches inwards through protocols, and to the innermost as it is`() throws {
    try checkExpanded(
      """
      roles: {use_case: {suffix: UseCase}, gateway: {suffix: Gateway}, ui: {}, db: {}}
      rings: [[entity], [use_case], [presenter, gateway], [ui, db]]
      """,
      """
      |           | entity | use_case | presenter | gateway  | ui    | db    |
      | entity    | any    | never    | never     | never    | never | never |
      | use_case  | any    | any      | never     | never    | never | never |
      | presenter | any    | protocol | any       | any      | never | never |
      | gateway   | any    | protocol | any       | any      | never | never |
      | ui        | any    | protocol | protocol  | protocol | any   | any   |
      | db        | any    | protocol | protocol  | protocol | any   | any   |
      """)
  }

  @Test func `an architecture of rings of its own has no preset`() throws {
    let roles = "roles: {domain: {}, web: {}}\n"
    #expect(try read(roles + "rings: [domain, web]").presetChoice == .none)
    #expect(try read(roles + "layers: [web, domain]").presetChoice == .none)
    #expect(try read(roles + "layers: [web, entity]").presetChoice == .deduced)
    let named = try read(roles + "layers: [web, domain]\npreset: mvvm")
    #expect(named.presetChoice == .named("mvvm"))
  }
}

@Suite struct ShorthandRefusalTests {
  @Test func `what orders nothing is refused`() {
    checkIssues(
      "layers: [view, view]", "1:16: 'view' stands on line 1 already: a role has one place")
    checkIssues(
      "layers: [view]",
      "1:9: one layer alone orders nothing: write 'layers: [handler, use_case, storage]', or leave "
        + "'layers' out")
    checkIssues(
      "rings: []",
      "1:8: one ring alone orders nothing: write 'rings: [[domain], [web]]', or leave 'rings' out")
    checkIssues(
      "rings: [[entity], []]", "1:19: an empty ring: name its roles, or leave it out")
    checkIssues(
      "layers: view",
      "1:9: expected a list for 'layers': write 'layers: [handler, use_case, storage]'")
    checkIssues(
      "rings: [[entity], {a: b}]",
      "1:19: expected a list for a ring: write a role or '[role, role]'")
    checkIssues(
      "layers: [view, presentor]", "1:16: unknown role 'presentor': did you mean 'presenter'?")
    checkIssues(
      "layers: [view, entity]\nrings: [entity, view]",
      "2:1: 'rings' beside 'layers': write the one that the architecture is, and what differs under "
        + "'dependencies'")
  }
}

/// Asserts cells of the table that a configuration without a preset beneath states.
private func checkExpanded(
  _ text: String, _ drawing: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let table = settings(from: try read(text), preset: nil).table
  checkTable(table, drawing, sourceLocation: sourceLocation)
}
