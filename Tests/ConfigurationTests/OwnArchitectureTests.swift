import Configuration
import Testing

@Suite struct ServerArchitectureTests {
  /// The example of Docs/configure.md: a server of three layers, none of which is an app's.
  static let server = """
    roles:
      handler: {path: Sources/*/Handlers, suffix: Controller}
      use_case: {path: Sources/*/UseCases}
      storage: {path: Sources/*/Storage, inherits: [Model]}
    layers: [handler, use_case, storage]
    frameworks:
      web: [Vapor, Hummingbird]
      database: [Fluent, PostgresNIO]
    dependencies:
      handler:
        storage: {allow: never, because: "handlers answer requests; what is stored is a use case's"}
        database: never
      use_case:
        storage: protocol
        web: never
        database: never
      storage: {web: never}
    """

  @Test func `a server of three layers is a short configuration`() throws {
    let file = try read(Self.server)
    #expect(file.presetChoice == .none)
    let joined = settings(from: file, preset: nil)
    checkTable(
      joined.table,
      """
      |          | handler | use_case | storage                                                                             |
      | handler  | any     | any      | {allow: never, because: "handlers answer requests; what is stored is a use case's"} |
      | use_case | never   | any      | protocol                                                                            |
      | storage  | never   | never    | any                                                                                 |
      """)
    let closed = joined.knownRoles.flatMap { joined.frameworkTable.closedGroups(to: $0) }
    #expect(
      closed.map { "\($0.from) \($0.group)" } == [
        "handler database", "use_case web", "use_case database", "storage web",
      ])
    #expect(joined.frameworks.members(of: "database") == ["Fluent", "PostgresNIO"])
  }
}
