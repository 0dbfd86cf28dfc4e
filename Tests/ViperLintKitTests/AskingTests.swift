import Testing
import ViperLintKit

@Suite("What an architecture is asked")
struct AskingTests {
  private let architecture: CodeArchitecture

  init() throws { architecture = try CodeArchitecture(sources: login, preset: .viper) }

  @Test func `its modules have names, folders and types`() throws {
    #expect(architecture.modules.map(\.name) == ["Login"])
    let module = try architecture.module(named: "Login")
    #expect(module.path == "Login")
    #expect(module.preset == .viper)
    #expect(module.types(in: .router).map(\.name) == ["LoginRouter"])
    #expect(module.types.allSatisfy { $0.module == module })
    #expect("\(module)" == "Login (Login)")
  }

  @Test func `its types stand in the order of files and places`() {
    #expect(
      architecture.types.map(\.name) == [
        "LoginInteractorInput", "LoginInteractor", "LoginViewOutput", "LoginPresenter",
        "LoginRouter", "LoginViewController", "UserServiceProtocol", "UserService",
        "UserService.Session",
      ])
  }

  @Test func `a type has a role, which rests on evidence`() throws {
    let presenter = try architecture.type(named: "LoginPresenter")
    #expect(presenter.role == .presenter)
    #expect(presenter.has(.presenter))
    #expect(!presenter.has(.view))
    #expect(presenter.isCertain)
    #expect(presenter.kind == .class)
    #expect(presenter.inheritedNames == ["LoginViewOutput"])
    #expect(presenter.evidence.first?.description == "name ends in Presenter (name.strong)")
    #expect(presenter.reasonsForNoRole.isEmpty)
    #expect(
      "\(presenter)"
        == "LoginPresenter: presenter in module Login (Login/LoginPresenter.swift:3:13)")
    #expect(presenter.explanation.hasPrefix("LoginPresenter: presenter in module Login\n"))
  }

  @Test func `types and modules are equal within one reading only`() throws {
    let other = try CodeArchitecture(sources: login, preset: .viper)
    #expect(try architecture.type(named: "LoginRouter") == architecture.types(in: .router).first)
    #expect(try architecture.type(named: "LoginRouter") != other.type(named: "LoginRouter"))
    #expect(try architecture.module(named: "Login") == architecture.modules.first)
    #expect(try architecture.module(named: "Login") != other.module(named: "Login"))
    #expect(Set(architecture.types).count == architecture.types.count)
  }

  @Test func `a type without a role says why`() throws {
    let session = try architecture.type(named: "Session")
    #expect(session.name == "UserService.Session")
    #expect(session.simpleName == "Session")
    #expect(session.role == nil)
    #expect(!session.isCertain)
    #expect(session.module == nil)
    #expect(session.reasonsForNoRole.contains { $0.hasPrefix("name: 'Session' ends in no word") })
  }

  @Test func `a place counts lines and columns from 1, in bytes of UTF-8`() throws {
    let sources = ["A/ÄPresenter.swift": "/* ä */ final class ÄPresenter {}"]
    let type = try CodeArchitecture(sources: sources, allowsNoRole: true).type(named: "ÄPresenter")
    #expect(type.place.description == "A/ÄPresenter.swift:1:22")
    #expect(type.place.endLine == 1)
    #expect(type.place.endColumn == 33)
    #expect(type.place.path == "A/ÄPresenter.swift")
  }

  @Test func `references are known from both ends`() throws {
    let presenter = try architecture.type(named: "LoginPresenter")
    let router = try architecture.type(named: "LoginRouter")
    let there = presenter.references.filter { $0.to == router }
    #expect(there.map(\.kind) == [.stores])
    #expect(there.map(\.member) == ["router"])
    #expect(there.map(\.isWeak) == [false])
    #expect(router.referencedBy.filter { $0.from == presenter }.map(\.place) == there.map(\.place))
    #expect(
      there.map(\.description) == [
        "Login/LoginPresenter.swift:4:15: LoginPresenter holds LoginRouter (presenter -> router)"
      ])
  }

  @Test func `references are found by the roles of both ends`() {
    #expect(
      architecture.references(from: .presenter, to: .router).map(\.to.name) == ["LoginRouter"])
    #expect(architecture.references(from: .view, to: .service).isEmpty)
  }

  @Test func `references are found by the modules of both ends`() throws {
    let cart =
      "final class CartPresenter {\n  var router: LoginRouter?\n  var users: UserService?\n}\n"
    let view = "final class CartViewController: UIViewController { var output: CartPresenter? }\n"
    let sources = login.with(["Cart/CartPresenter.swift": cart, "Cart/CartView.swift": view])
    let two = try CodeArchitecture(sources: sources, preset: .viper)
    let (from, to) = (try two.module(named: "Cart"), try two.module(named: "Login"))
    #expect(
      two.references(from: from, to: to).map(\.place.description) == [
        "Cart/CartPresenter.swift:2:15"
      ])
    #expect(two.references(from: to, to: from).isEmpty)
    let again = try CodeArchitecture(sources: sources, preset: .viper)
    let twin = try again.module(named: "Cart")
    #expect(two.references(from: twin, to: to).count == 1)
    #expect(two.references(from: from, to: from).map(\.to.name) == ["CartPresenter"])
  }

  @Test func `a weak property is a weak reference`() throws {
    let router = "final class LoginRouter {\n  weak var presenter: LoginPresenter?\n}\n"
    let sources = login.with(["Login/LoginRouter.swift": router])
    let weak = try CodeArchitecture(sources: sources, preset: .viper)
    let references = weak.references(from: .router, to: .presenter)
    #expect(references.map(\.isWeak) == [true])
    #expect(references.first?.description.contains("holds LoginPresenter weakly") == true)
  }

  @Test func `a member that puts its module together stands for a builder`() throws {
    let router = """
      final class LoginRouter {
        static func assemble() -> LoginViewController {
          let presenter = LoginPresenter(interactor: LoginInteractor(service: UserService()))
          let view = LoginViewController()
          view.output = presenter
          return view
        }
      }

      """
    let sources = login.with(["Login/LoginRouter.swift": router])
    let built = try CodeArchitecture(sources: sources, preset: .viper)
    #expect(try built.type(named: "LoginRouter").has(.builder))
    #expect(built.types(in: .builder).map(\.name) == ["LoginRouter"])
    let references = built.references(from: .builder, to: .presenter)
    #expect(!references.isEmpty)
    #expect(references.allSatisfy { $0.from.role == .router })
  }

  @Test func `a name that nothing has is an error with the nearest one`() {
    let type = #expect(throws: CodeArchitecture.LookupError.self) {
      try architecture.type(named: "LoginPresentr")
    }
    #expect(type?.description == "no type 'LoginPresentr'; did you mean 'LoginPresenter'?")
    let module = #expect(throws: CodeArchitecture.LookupError.self) {
      try architecture.module(named: "Logn")
    }
    #expect(module?.description == "no module 'Logn'; did you mean 'Login'?")
    let role = #expect(throws: CodeArchitecture.LookupError.self) {
      try architecture.role(named: "presentr")
    }
    #expect(role?.description == "no role 'presentr': did you mean 'presenter'?")
    #expect(architecture.types(named: "LoginPresentr").isEmpty)
  }

  @Test func `a name that several types have is an error with their places`() throws {
    let sources = login.with([
      "Cart/Session.swift": "enum Cart { struct Session {} }"
    ])
    let twice = try CodeArchitecture(sources: sources, preset: .viper)
    #expect(twice.types(named: "Session").map(\.name) == ["Cart.Session", "UserService.Session"])
    let error = #expect(throws: CodeArchitecture.LookupError.self) {
      try twice.type(named: "Session")
    }
    #expect(
      error?.problems == [
        "'Session' is the name of 2 types: Cart.Session (Cart/Session.swift:1), "
          + "UserService.Session (Shared/UserService.swift:4); write the whole name"
      ])
  }

  @Test func `a role of the configuration's own is found by its name`() throws {
    let sources = login.with([
      ".viperlint.yml": "preset: viper\nroles:\n  gateway: {suffix: [Gateway]}\n",
      "Shared/UserGateway.swift": "final class UserGateway { var service: UserService? }",
    ])
    let own = try CodeArchitecture(sources: sources)
    let gateway = try own.role(named: "gateway")
    #expect(own.types(in: gateway).map(\.name) == ["UserGateway"])
    #expect(own.references(from: gateway, to: .service).count == 1)
  }

  @Test func `tests and mocks take no part`() throws {
    let sources = login.with([
      "Tests/LoginTests.swift": "import XCTest\nfinal class MockLoginPresenter {}",
      "Support/Login.swift": "import XCTLogin\nfinal class CapturingLoginPresenter {}",
    ])
    let tested = try CodeArchitecture(sources: sources, preset: .viper)
    #expect(
      Set(tested.uncheckedTypes.map(\.name)) == ["MockLoginPresenter", "CapturingLoginPresenter"])
    #expect(tested.types == tested.types.filter(\.isChecked))
    #expect(try !tested.type(named: "MockLoginPresenter").isChecked)
  }
}

@Suite("What an architecture says of a reference to come")
struct MayTests {
  private let architecture: CodeArchitecture

  init() throws { architecture = try CodeArchitecture(sources: login, preset: .viper) }

  @Test func `what is allowed says how`() throws {
    let answer = try architecture.may("CartInteractor", know: "service")
    #expect(answer.isAllowed)
    #expect(answer.needsProtocol)
    #expect(!answer.mustBeWeak)
    #expect(answer.rule == nil)
    #expect(answer.cell == "protocol")
    #expect(answer.statedIn == "viper preset")
    #expect(
      answer.how
        == "declare a protocol with what CartInteractor needs of it, and name that")
    #expect(answer.from.role == .interactor)
    #expect(answer.from.type == nil)
    #expect(answer.to.name == "service")
  }

  @Test func `what is forbidden says why, and what to do instead`() throws {
    let answer = try architecture.may("LoginPresenter", know: "UserService")
    #expect(!answer.isAllowed)
    #expect(answer.rule == .layerDependency)
    #expect(answer.why == "the viper table lets a presenter know no service")
    #expect(
      answer.how == "move the call into the interactor, and let it answer through its output")
    #expect(answer.from.type == (try architecture.type(named: "LoginPresenter")))
    #expect(answer.from.module == (try architecture.module(named: "Login")))
    #expect(answer.description.hasPrefix("no: LoginPresenter -> UserService\n  cell  "))
    #expect(!answer.description.hasSuffix("\n"))
  }

  @Test func `a framework may be asked about`() throws {
    let answer = try architecture.may("LoginPresenter", know: "UIKit")
    #expect(!answer.isAllowed)
    #expect(answer.to.role == nil)
  }

  @Test func `a name that tells no role is an error`() {
    let error = #expect(throws: CodeArchitecture.LookupError.self) {
      try architecture.may("LoginThing", know: "router")
    }
    #expect(error?.problems.first == "no type 'LoginThing'")
    #expect(error?.problems.count == 2)
  }
}
