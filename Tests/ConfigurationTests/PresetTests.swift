import Configuration
import Testing

@Suite struct PresetTests {
  /// The VIPER table of the design, cell by cell: rows know columns.
  static let viper = """
    |            | view          | presenter     | interactor | entity | router              | builder | service  | view_model |
    | view       | any (own)     | protocol      | never      | never  | never               | any     | never    | any        |
    | presenter  | weak protocol | any (own)     | protocol   | any    | protocol            | never   | never    | any        |
    | interactor | never         | weak protocol | any (own)  | any    | never               | never   | protocol | never      |
    | entity     | never         | never         | never      | any    | never               | never   | never    | never      |
    | router     | weak any      | weak protocol | never      | any    | protocol; any (own) | any     | protocol | any        |
    | builder    | any           | any           | any        | any    | any                 | any     | any      | any        |
    | service    | never         | never         | never      | any    | never               | never   | any      | never      |
    | view_model | never         | never         | never      | value  | never               | never   | never    | any        |
    """

  static let cells: [String: Cell] = [
    "never": Cell(.never),
    "protocol": Cell(.protocol),
    "any": Cell(.any),
    "weak protocol": Cell(.protocol, isWeak: true),
    "weak any": Cell(.any, isWeak: true),
    "weak any; any (other)": Cell(.any, other: .any, isWeak: true),
    "any; any (other)": Cell(.any, other: .any),
    "any (own)": Cell(.never, own: .any),
    "protocol; any (own)": Cell(.protocol, own: .any),
    "any; never (own)": Cell(.any, own: .never),
    "weak protocol; any (own)": Cell(.protocol, own: .any, isWeak: true),
    "value": Cell(.any, kinds: [.parameter, .local, .result]),
  ]

  @Test func `viper is the table of the design`() throws {
    try checkTable("viper", differing: [:])
  }

  @Test func `viper-configurator differs in two cells`() throws {
    try checkTable(
      "viper-configurator",
      differing: ["view builder": "protocol", "router builder": "any; never (own)"])
  }

  @Test func `viper-configurator states what differs alone`() throws {
    let content = try preset(named: "viper-configurator").content
    let extends = try #require(content.places.extends.first?.origin)
    let own = content.dependencies.filter { $0.origin.line != extends.line }
    #expect(own.map { "\($0.from) \($0.to?.name ?? "*")" } == ["view builder", "router builder"])
  }

  @Test func `clean-swift sends requests, responses and view models round a cycle`() throws {
    try checkTable(
      "clean-swift",
      differing: [
        "view presenter": "never",
        "view interactor": "protocol",
        "view router": "protocol",
        "presenter interactor": "never",
        "interactor presenter": "protocol",
        "interactor service": "any",
        "router view": "weak any; any (other)",
        "router interactor": "protocol",
        "router view_model": "never",
      ],
      beside: """
        |            | request | response |
        | view       | any     | never    |
        | presenter  | never   | any      |
        | interactor | any     | any      |
        | entity     | never   | never    |
        | router     | never   | never    |
        | builder    | any     | any      |
        | service    | never   | never    |
        | view_model | never   | never    |
        | request    | any     | never    |
        | response   | never   | any      |
        """)
    let table = settings(from: nil, preset: try preset(named: "clean-swift")).table
    #expect(table.cell(from: .response, to: .entity) == Cell(.any))
    #expect(table.cell(from: .request, to: .entity) == Cell(.never))
    #expect(table.cell(from: .response, to: .viewModel) == Cell(.never))
  }

  @Test func `ribs turns the directions of viper round`() throws {
    try checkTable(
      "ribs",
      differing: [
        "view interactor": "weak protocol",
        "interactor view": "protocol",
        "interactor interactor": "weak protocol; any (own)",
        "interactor router": "weak protocol",
        "router view": "protocol",
        "router interactor": "protocol",
        "router builder": "protocol",
      ])
  }

  @Test func `mvvm lets view models know services and views each other`() throws {
    try checkTable(
      "mvvm",
      differing: [
        "view view": "any; any (other)",
        "view router": "any",
        "router view": "any; any (other)",
        "router interactor": "any",
        "router router": "any; any (other)",
        "router service": "any",
        "view_model interactor": "any",
        "view_model router": "any",
        "view_model service": "any",
        "view_model entity": "any",
      ])
  }

  @Test func `mvp lets presenters know services and views their presenters`() throws {
    try checkTable(
      "mvp",
      differing: [
        "view view": "any; any (other)",
        "view presenter": "any",
        "presenter view": "weak any",
        "presenter service": "any",
        "router view": "any; any (other)",
        "router presenter": "any; any (other)",
        "router interactor": "any",
        "router router": "any; any (other)",
        "router service": "any",
      ])
  }

  @Test(arguments: [
    ("viper", nil), ("clean-swift", nil), ("ribs", nil), ("mvvm", "view_model: ui, view"),
    ("mvp", "entity: ui; presenter: weak view, ui"),
    ("clean-architecture", "entity: all; interactor: all"),
  ])
  func `a preset says on which cells all who teach it agree`(name: String, agreed: String?) throws {
    var found = settings(from: nil, preset: try preset(named: name))
    #expect(found.agreed?.text == agreed)
    #expect(found.isMeant(.view, "service", by: nil))
    found.presetIsFound = true
    #expect(found.isMeant(.view, "service", by: nil) == (agreed == nil))
    let own = Origin(source: ".viperlint.yml", isPreset: false, line: 1)
    #expect(found.isMeant(.view, "service", by: own))
  }

  @Test func `clean-architecture opens inner rings, and outer ones to protocols of the inner`()
    throws
  {
    try checkTable(
      """
      |            | entity | interactor | presenter     | view_model | service  | view          | router              | builder |
      | entity     | any    | never      | never         | never      | never    | never         | never               | never   |
      | interactor | any    | any        | weak protocol | never      | protocol | never         | never               | never   |
      | presenter  | any    | protocol   | any           | any        | never    | weak protocol | protocol            | never   |
      | view_model | any    | protocol   | any           | any        | protocol | never         | protocol            | never   |
      | service    | any    | protocol   | never         | never      | any      | never         | never               | never   |
      | view       | never  | protocol   | protocol      | any        | never    | any           | protocol            | any     |
      | router     | any    | protocol   | weak protocol | any        | protocol | weak any      | protocol; any (own) | any     |
      | builder    | any    | any        | any           | any        | any      | any           | any                 | any     |
      """, of: "clean-architecture")
  }

  /// A message says which table forbids a reference: what a preset takes over counts as its own, at the
  /// line of its `extends`.
  @Test(arguments: Preset.shipped)
  func `a preset's whole table is its own, and it extends what it was built on`(name: String) throws
  {
    let content = try preset(named: name).content
    #expect(content.declaredRoles == [])
    #expect(content.dependencies.allSatisfy { $0.origin.isPreset && $0.origin.source == name })
    #expect(content.frameworkCells.allSatisfy { $0.origin.isPreset && $0.origin.source == name })
    let rows = Set(content.dependencies.map(\.from))
    #expect(content.dependencies.count == rows.count * rows.count)
    #expect(content.places.extends.map(\.path) == (name == "viper" ? [] : ["viper"]))
  }

  @Test(arguments: Preset.shipped)
  func `every role that the table names can be told`(name: String) throws {
    let content = try preset(named: name).content
    let rows = Set(content.dependencies.map(\.from))
    #expect(Set(content.roles.map(\.role)) == rows)
    for role in rows {
      let words = content.roles.filter { $0.role == role }.flatMap { $0.suffixes + $0.weakSuffixes }
      #expect(!words.isEmpty, "\(role)")
    }
  }

  @Test(arguments: Preset.shipped)
  func `no word stands for two roles but a weak one`(name: String) throws {
    let roles = try preset(named: name).content.roles
    let words = roles.flatMap { $0.suffixes + $0.faceSuffixes }
    #expect(words.count == Set(words).count)
    let bases = roles.flatMap(\.inherits)
    #expect(bases.count == Set(bases).count)
  }

  @Test(arguments: Preset.shipped)
  func `what shows is closed to data, what lies below it to UI`(name: String) throws {
    let table = settings(from: nil, preset: try preset(named: name)).frameworkTable
    let below: [Role] = [.presenter, .interactor, .entity, .service, .viewModel]
    let closedToUI = table.entries.filter { $0.group == "ui" && !$0.isAllowed }.map(\.from)
    let isCleanSwift = name == "clean-swift"
    #expect(Set(closedToUI) == Set(below + (isCleanSwift ? [.request, .response] : [])))
    let closedToData = table.entries.filter { $0.group == "data" && !$0.isAllowed }.map(\.from)
    #expect(Set(closedToData) == [.view, .presenter])
  }

  @Test(arguments: Preset.shipped)
  func `the presets share viper's words and frameworks`(name: String) throws {
    let viper = try preset(named: "viper").content
    let other = try preset(named: name).content
    let names = ["LoginPresenter", "LoginRouter", "LoginView", "LoginService", "LoginViewModel"]
    for type in names {
      #expect(
        RoleWords(other.roles).matches(type, isProtocol: false).map(\.role)
          == RoleWords(viper.roles).matches(type, isProtocol: false).map(\.role))
    }
    #expect(viper.uiFrameworks == other.uiFrameworks)
    #expect(viper.dataAccess == other.dataAccess)
  }

  @Test func `viper-configurator's words are viper's`() throws {
    let first = try preset(named: "viper").content
    let second = try preset(named: "viper-configurator").content
    #expect(first.roles.map(\.role) == second.roles.map(\.role))
    #expect(first.roles.map(\.suffixes) == second.roles.map(\.suffixes))
    #expect(first.roles.map(\.weakSuffixes) == second.roles.map(\.weakSuffixes))
    #expect(first.roles.map(\.faceSuffixes) == second.roles.map(\.faceSuffixes))
    #expect(first.roles.map(\.inherits) == second.roles.map(\.inherits))
  }

  @Test func `each dialect has its words`() throws {
    try checkWords(
      "clean-swift",
      faces: [
        "ListDisplayLogic": "view", "ListBusinessLogic": "interactor",
        "ListDataStore": "interactor",
        "ListPresentationLogic": "presenter", "ListRoutingLogic": "router",
        "ListDataPassing": "router", "ListWorker": "service",
      ])
    try checkWords(
      "ribs",
      faces: [
        "HomePresentable": "view", "HomeViewControllable": "view", "HomeListener": "interactor",
        "HomePresentableListener": "interactor", "HomeInteractable": "interactor",
        "HomeRouting": "router", "HomeBuildable": "builder", "HomeDependency": "builder",
      ])
    try checkWords("mvvm", faces: ["HomeViewModelProtocol": "view_model"])
    try checkWords(
      "clean-architecture",
      faces: [
        "OrderRepository": "service", "OrderGateway": "service", "LoadOrdersUseCase": "interactor",
        "LoadOrdersInputBoundary": "interactor", "LoadOrdersOutputPort": "presenter",
      ])
    let ribs = try preset(named: "ribs").content.roles
    let bases = Dictionary(ribs.flatMap { role in role.inherits.map { ($0, role.role) } }) { $1 }
    #expect(bases["PresentableInteractor"] == .interactor)
    #expect(bases["ViewableRouter"] == .router)
    #expect(bases["Builder"] == .builder)
    #expect(bases["Component"] == .builder)
  }

  @Test func `a request is told by a weak word, a response may be an entity by name`() throws {
    let words = RoleWords(try preset(named: "clean-swift").content.roles)
    #expect(words.matches("Request", isProtocol: false).map(\.role) == [.request])
    #expect(words.matches("Response", isProtocol: false).map(\.role) == [.response, .entity])
    #expect(words.matches("Request", isProtocol: false).map(\.strength) == [.weak])
  }

  @Test func `every preset is offered, in the order of choice`() {
    #expect(
      Preset.shipped == [
        "viper", "viper-configurator", "clean-swift", "ribs", "mvvm", "mvp", "clean-architecture",
      ])
  }

  @Test func `frameworks name what the design lists`() throws {
    let frameworks = settings(from: nil, preset: try preset(named: "viper")).frameworks
    for name in ["UIKit", "SwiftUI", "AppKit", "WatchKit"] {
      #expect(frameworks.ui.contains(name), "\(name)")
    }
    let data = [
      "URLSession", "UserDefaults", "FileManager", "NSManagedObjectContext",
      "NSPersistentContainer",
      "Realm", "AF", "Firestore", "SQLite", "@AppStorage", "@FetchRequest", "@Query",
    ]
    for name in data { #expect(frameworks.data.contains(name), "\(name)") }
  }

  @Test func `an unknown preset is refused with the nearest`() {
    let error = #expect(throws: ConfigurationError.self) { try preset(named: "vipr") }
    #expect(error?.description == "vipr: unknown preset 'vipr': did you mean 'viper'?")
  }

  /// Asserts that a preset's table is viper's but for some cells, and states some more columns.
  private func checkTable(
    _ name: String, differing: [String: String], beside more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try checkTable(Self.viper, of: name, differing: differing, sourceLocation: sourceLocation)
    if !more.isEmpty { try checkTable(more, of: name, sourceLocation: sourceLocation) }
  }

  private func checkTable(
    _ text: String, of name: String, differing: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let table = settings(from: nil, preset: try preset(named: name)).table
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: "|").map { trimmed($0) }
    }
    let columns = rows[0].dropFirst()
    for row in rows.dropFirst() {
      for (column, text) in zip(columns, row.dropFirst()) {
        let word = differing["\(row[0]) \(column)"] ?? text
        let entry = table.entry(from: Role(row[0]), to: Role(column))
        #expect(
          entry?.cell == Self.cells[word], "\(row[0]) \(column)", sourceLocation: sourceLocation)
      }
    }
  }

  private func checkWords(
    _ name: String, faces: [String: String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let words = RoleWords(try preset(named: name).content.roles)
    for (type, role) in faces.sorted(by: { $0.key < $1.key }) {
      let found = words.matches(type, isProtocol: true).map(\.role.name)
      #expect(found == [role], "\(type)", sourceLocation: sourceLocation)
    }
  }

  private func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
