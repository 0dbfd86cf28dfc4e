import Architecture
import Configuration
import Testing

/// Words that a configuration adds. Each claim is made twice: with the words, and without.
@Suite("What added words decide")
struct WordTests {
  @Test func `folders of a role are parts of the screen around them`() throws {
    let code = """
      //- App/Feed/Brains/FeedPresenter.swift
      final class FeedPresenter { weak var view: FeedViewController? }
      //- App/Feed/Panes/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      //- App/Feed/Brains/PayPresenter.swift
      final class PayPresenter { weak var view: PayViewController? }
      //- App/Feed/Panes/PayViewController.swift
      final class PayViewController: UIViewController {}
      """
    try check(
      code, "folders: {role: [Brains, panes]}", modules: ["App/Feed Feed", "App/Feed Pay"])
    try check(code, "folders: {role: [Brains]}", modules: [])
  }

  @Test func `common folders and containers are no modules`() throws {
    let code = """
      //- App/Tool-Box/FeedPresenter.swift
      final class FeedPresenter { weak var view: FeedViewController? }
      //- App/Tool-Box/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      """
    try check(code, "folders: {common: [Toolbox]}", modules: ["App/Tool-Box Feed"])
    try check(code, "folders: {container: [toolbox]}", modules: ["App/Tool-Box Feed"])
    try check(code, "", modules: ["App/Tool-Box Tool-Box"])
  }

  @Test func `a choice in a folder of models is an entity`() throws {
    let code = """
      //- App/Payloads/Order.swift
      enum Order { case paid, open }
      //- App/Feed/FeedInteractor.swift
      final class FeedInteractor {
        weak var presenter: FeedPresenter?
        func load(_ order: Order) {}
      }
      //- App/Feed/FeedPresenter.swift
      final class FeedPresenter { let interactor = FeedInteractor() }
      """
    try check(code, "folders: {entity: [Payloads]}", role: "entity", of: "Order")
    try check(code, "", role: nil, of: "Order")
    try check(
      code.replacing("App/Payloads", with: "App/View Models/Payloads"),
      "folders: {entity: [Payloads]}", role: nil, of: "Order")
  }

  @Test func `what inherits a decoder of a library is data`() throws {
    let code = """
      //- App/Order.swift
      enum Order: JSONJoy { case paid, open }
      //- App/Feed/FeedInteractor.swift
      final class FeedInteractor {
        weak var presenter: FeedPresenter?
        var order: Order?
      }
      //- App/Feed/FeedPresenter.swift
      final class FeedPresenter { let interactor = FeedInteractor() }
      """
    try check(code, "bases: {decoded: [JSONJoy]}", role: "entity", of: "Order")
    try check(code, "", role: nil, of: "Order")
  }

  @Test func `who uses a device is a service`() throws {
    let code = """
      //- App/BeaconManager.swift
      final class BeaconManager { let reader = SRSensorReader() }
      """
    try check(code, "devices: [SRSensorReader]", role: "service", of: "BeaconManager")
    try check(code, "", role: nil, of: "BeaconManager")
  }

  private func check(
    _ code: String, _ configuration: String, modules: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let model = try architecture(of: code, configuration)
    let found = model.modules.map { "\($0.path) \($0.name)" }
    #expect(found == modules, sourceLocation: sourceLocation)
  }

  private func check(
    _ code: String, _ configuration: String, role: String?, of type: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try architecture(of: code, configuration).type(type).role?.name
    #expect(found == role, sourceLocation: sourceLocation)
  }

  private func architecture(of code: String, _ configuration: String) throws -> ArchitectureModel {
    try ArchitectureTests.architecture(
      of: "//- .viperlint.yml\npreset: viper\n\(configuration)\n\(code)")
  }
}
