import Architecture
import Configuration
import Testing

@Suite("What a name means")
struct ResolutionTests {
  @Test func `a nested type is found before one of the same name at top level`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Outer {
          struct Item {}
          var item: Item
        }
        """)
    #expect(try model.targets(of: "Outer", .stores) == ["A.swift Outer.Item"])
  }

  @Test func `an extension sees the types nested in what it extends`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Container { struct Entry {} }
        struct Entry {}
        //- B.swift
        extension Container { func make() { _ = Entry() } }
        """)
    #expect(try model.targets(of: "Container", .constructs) == ["A.swift Container.Entry"])
  }

  @Test func `an extension of a nested type adds its conformance to that type`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        enum KF { class Builder {} }
        protocol Built {}
        //- B.swift
        extension KF.Builder: Built {}
        """)
    #expect(try model.type("KF.Builder").protocols == [model.type("Built").id])
    #expect(try model.type("KF").protocols == [])
  }

  @Test func `a type declared in an extension in another file is nested`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        extension Outer { struct Inner {} }
        //- B.swift
        struct Outer { var inner: Inner }
        """)
    #expect(try model.targets(of: "Outer", .stores) == ["A.swift Outer.Inner"])
  }

  @Test func `a generic parameter hides a type of its name`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Value {}
        struct Box<Value> { var value: Value }
        """)
    #expect(try model.targets(of: "Box", .stores) == [])
  }

  @Test func `private types of other files are invisible`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        private struct State {}
        //- B.swift
        struct Screen { var state: State }
        """)
    #expect(try model.targets(of: "Screen", .stores) == [])
    #expect(model.externalNames.contains { $0.name == "State" })
  }

  @Test func `of two types of one name the nearer is meant`() throws {
    let model = try architecture(
      of: """
        //- One/App/Model/User.swift
        struct User {}
        //- Two/App/Model/User.swift
        struct User {}
        //- Two/App/Screen/Screen.swift
        struct Screen { var user: User }
        """)
    #expect(try model.targets(of: "Screen", .stores) == ["Two/App/Model/User.swift User"])
  }

  @Test func `a name that several declarations could mean is ambiguous and takes no part`() throws {
    let model = try architecture(
      of: """
        //- One/User.swift
        struct User {}
        //- Two/User.swift
        struct User {}
        //- Three/Screen.swift
        struct Screen { var user: User }
        """)
    #expect(try model.targets(of: "Screen", .stores) == [])
    #expect(model.ambiguousNames == [NameCount(name: "User", count: 1)])
  }

  @Test func `typealiases are followed, through each other and in a type's scope`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        final class FeedPresenter {}
        typealias Brain = FeedPresenter
        final class Screen {
          typealias P = Brain
          var presenter: P?
          var other = P()
        }
        """)
    #expect(
      try model.targets(of: "Screen", .stores) == [
        "A.swift FeedPresenter", "A.swift FeedPresenter",
      ])
  }

  @Test func `typealiases that stand for each other end`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        typealias One = Two
        typealias Two = One
        struct Screen { var one: One }
        """)
    #expect(try model.targets(of: "Screen", .stores) == [])
  }

  @Test func `a class that inherits a class of its own name is not its own ancestor`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        import Kit
        class Button: Kit.Button {}
        class Loop: Loop {}
        """)
    #expect(try model.type("Loop").superclass == nil)
    #expect(try model.type("Button").superclass == nil)
  }

  @Test func `inheritance in a circle ends`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        protocol A: B { func a() }
        protocol B: C {}
        protocol C: A {}
        final class FeedPresenter: A { var c: C? }
        """)
    #expect(try model.ancestors(of: model.type("FeedPresenter").id).count == 4)
  }

  @Test func `a qualified name refers to its last type only`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        enum Provider { struct Failure {} }
        struct Screen { var failure: Provider.Failure }
        """)
    #expect(try model.targets(of: "Screen", .stores) == ["A.swift Provider.Failure"])
  }

  @Test func `optionals, sugar and result wrappers are looked through`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct User {}
        struct Screen {
          var one: User?
          var many: [User]
          var keyed: [String: User]
          var spelled: Array<User>
          var result: Result<User, Error>
          var named: Published<User>
        }
        """)
    #expect(try model.targets(of: "Screen", .stores).count == 5)
    #expect(try model.targets(of: "Screen", .genericArgument) == ["A.swift User"])
  }

  @Test func `a module selector picks the target`() throws {
    let model = try architecture(
      of: """
        //- Sources/One/User.swift
        struct User {}
        //- Sources/Two/User.swift
        struct User {}
        //- Sources/Three/Screen.swift
        struct Screen { var user: Two::User }
        """)
    #expect(try model.targets(of: "Screen", .stores) == ["Sources/Two/User.swift User"])
  }
}
