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

  @Test(arguments: [
    ("let Item: Made; func f() { Item.build() }", false),
    ("let Item: Made; init() { Item.build() }", false),
    ("func f(Item: Made) { Item.build() }", false),
    ("func f() { let Item = made(); Item.build() }", false),
    ("func f() { Item.build() }", true),
    ("func f() { Item.build(); let Item = made() }", true),
    ("let Item = Item.build()", true),
    ("let Item: Made; struct Inner { struct Item {}; func f() { Item.build() } }", false),
    ("let Other: Made; func f() { Item.build() }", true),
  ])
  func `a variable in upper case is meant before a type of its name`(
    members: String, namesType: Bool
  ) throws {
    let model = try architecture(
      of: """
        //- A.swift
        protocol Made { func build() }
        enum Item { static func build() -> Made {} }
        final class Outer { \(members) }
        """)
    let targets = try model.targets(of: "Outer", .staticMember)
    #expect(targets.contains("A.swift Item") == namesType)
  }

  @Test(arguments: [
    "func f() { if true { struct Item {} }; let a: Item }",
    "func f() { do { enum Item {} }; let a: Item }",
    "func f() { switch 1 { case 1: struct Item {}; default: let a: Item } }",
    "func f() { switch 1 { case 1: typealias Item = Int; case 2: let a: Item; default: break } }",
    "var a: Int { struct Item {}; return 1 }; func f() { let a: Item }",
    "let a: Int = { class Item {}; return 1 }(); func f() { let a: Item }",
    "func f() { switch 1 { case 1: let a: Item; default: struct Item {} } }",
    "func f() { func g() { struct Item {} }; let a: Item }",
    "func f() { if true { struct Item {} } else { let a: Item } }",
  ])
  func `a name that a block declares means nothing outside of it`(members: String) throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Outer { \(members) }
        """)
    #expect(try model.targets(of: "Outer", .local) == ["A.swift Item"])
  }

  @Test(arguments: [
    "func f() { if true { struct Item {}; let a: Item } }",
    "func f() { do { let a: Item; enum Item {} } }",
    "func f() { switch 1 { case 1: struct Item {}; let a: Item; default: break } }",
    "func f() { switch 1 { case 1: struct Item {}; if true { let a: Item }; default: break } }",
    "func f() { switch 1 { case 1: break; default: typealias Item = Int; let a: Item } }",
    "var a: Int { struct Item {}; let a: Item; return 1 }",
    "var a: Int { get { struct Item {}; let a: Item; return 1 } }",
    "var a: Int = 1 { didSet { enum Item {}; let a: Item } }",
    "let a: Int = { class Item {}; let a: Item; return 1 }()",
    "func f() { struct Item {}; func g() { let a: Item } }",
    "func f() { struct Item {}; if true { if true { struct Item {} }; let a: Item } }",
  ])
  func `a name that a block declares hides that of a type around it`(members: String) throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Outer { \(members) }
        """)
    #expect(try !model.targets(of: "Outer", .local).contains("A.swift Item"))
  }

  @Test func `one function names what a block declares, and what is around it`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Outer { func f() { if true { struct Item {}; let a: Item }; let b: Item } }
        """)
    let named = try Set(model.targets(of: "Outer", .local))
    #expect(named == ["A.swift Outer.Item", "A.swift Item"])
  }

  @Test func `a block at file scope declares for itself alone`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        let item = { struct Item {}; return 1 }()
        //- B.swift
        struct Outer { var item: Item }
        """)
    #expect(try model.targets(of: "Outer", .stores) == [])
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

  @Test func `a typealias of a generic type of the outside names its arguments`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Fault: Error {}
        struct Page<Value> { let value: Value }
        typealias Items = Result<[Item], Fault>
        typealias Later = Items
        typealias Stream = AnyPublisher<Item, Fault>
        typealias Pages = Optional<Page<Item>>
        //- B.swift
        protocol Loader {
          func load(then done: @escaping (Later) -> Void)
          func follow() -> Stream
        }
        final class Screen {
          var items: Items?
          var stream: Stream?
          var pages: Pages
          func show() { print(Items.success([])) }
        }
        """)
    #expect(
      try model.targets(of: "Screen", .stores) == [
        "A.swift Fault", "A.swift Item", "A.swift Item", "A.swift Page",
      ])
    #expect(
      try model.targets(of: "Screen", .genericArgument) == ["A.swift Fault", "A.swift Item"])
    #expect(try model.targets(of: "Loader", .parameter) == ["A.swift Fault", "A.swift Item"])
    #expect(try model.targets(of: "Loader", .genericArgument) == ["A.swift Fault", "A.swift Item"])
    #expect(try model.targets(of: "Screen", .constructs) == [])
  }

  @Test func `a typealias of bases of the outside stands for each of them`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        protocol Shown {}
        typealias Owner = UITableViewDelegate & UITableViewDataSource
        typealias Whole = Owner & Shown
        typealias Round = Square
        typealias Square = Round & NSObject
        //- B.swift
        final class Table: NSObject, Whole {}
        final class Wheel: Round {}
        """)
    #expect(
      try model.type("Table").externalBases == [
        "NSObject", "UITableViewDelegate", "UITableViewDataSource",
      ])
    #expect(try model.type("Wheel").externalBases.contains("NSObject"))
  }

  @Test func `many typealiases that name each other and a base of the outside end`() throws {
    let names = (0..<12).map { "A\($0)" }
    let knot = names.map { "typealias \($0) = \(names.joined(separator: " & ")) & NSObject" }
    let tower = (1..<30).map { "typealias C\($0) = C\($0 - 1) & C\($0 - 1)" }
    let model = try architecture(
      of: """
        //- A.swift
        \((knot + tower).joined(separator: "\n"))
        typealias C0 = NSCopying
        final class Knotted: A0 {}
        final class Stacked: C29 {}
        """)
    #expect(Set(try model.type("Knotted").externalBases) == ["NSObject"])
    #expect(try model.type("Stacked").externalBases == ["NSCopying"])
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

  @Test func `many typealiases that name each other many times end, and each type counts`() throws {
    let names = (0..<12).map { "A\($0)" }
    let knot = names.map { "typealias \($0) = (\(names.joined(separator: ", ")), Last) -> Void" }
    let compositions = (1..<30).map { "typealias C\($0) = C\($0 - 1) & C\($0 - 1)" }
    let model = try architecture(
      of: """
        //- A.swift
        \((knot + compositions).joined(separator: "\n"))
        protocol Ground {}
        typealias C0 = Ground
        struct Last {}
        enum Space {
          struct First {}
          struct Second {}
        }
        typealias S = Space
        typealias Inner = (S.First) -> S.Second
        typealias Outer = (Inner) -> Void
        struct Knotted { var one: A0 }
        struct Composed { var one: C5 }
        struct Prefixed { var one: Outer }
        """)
    #expect(Set(try model.targets(of: "Knotted", .stores)) == ["A.swift Last"])
    #expect(Set(try model.targets(of: "Composed", .stores)) == ["A.swift Ground"])
    #expect(
      Set(try model.targets(of: "Prefixed", .stores)) == [
        "A.swift Space.First", "A.swift Space.Second",
      ])
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

  @Test(arguments: ["Two::User", "Two.User"])
  func `a module selector, or a module's name, picks the target`(name: String) throws {
    let model = try architecture(
      of: """
        //- Package.swift
        //- Sources/One/User.swift
        public struct User {}
        //- Sources/Two/User.swift
        public struct User {}
        //- Sources/Three/Screen.swift
        import One
        import Two
        struct Screen { var user: \(name) }
        """)
    #expect(try model.targets(of: "Screen", .stores) == ["Sources/Two/User.swift User"])
  }

  @Test func `a selector that names no target leaves the name to the outside`() throws {
    let model = try architecture(
      of: """
        //- Sources/One/User.swift
        struct User {}
        //- Sources/Three/Screen.swift
        struct Screen { var user: Two::User }
        """)
    #expect(try model.targets(of: "Screen", .stores) == [])
  }

  @Test func `what is internal to a package's target ends there`() throws {
    let model = try architecture(
      of: """
        //- Package.swift
        //- Sources/Feed/Section.swift
        struct Section {}
        public struct Row {}
        //- Sources/Home/Screen.swift
        import Feed
        import SwiftUI
        struct Screen { var section: Section; var row: Row }
        //- Tests/FeedTests/FeedTests.swift
        @testable import Feed
        struct Sample { var section: Section }
        """)
    #expect(
      try model.targets(of: "Screen", .stores) == [
        "Sources/Feed/Section.swift Row", "outside Section",
      ])
    #expect(try model.targets(of: "Sample", .stores) == ["Sources/Feed/Section.swift Section"])
  }

  @Test func `an import of a single declaration tells whose is meant, for its target if exported`()
    throws
  {
    let model = try architecture(
      of: """
        //- Package.swift
        //- Sources/Core/Handle.swift
        public struct Handle {}
        //- Sources/Own/Handle.swift
        public struct Handle {}
        //- Sources/Own/Exports.swift
        @_exported import struct System.Handle
        //- Sources/Own/A.swift
        struct A { var handle: Handle }
        //- Sources/Files/Exports.swift
        @_exported import struct System.Handle
        //- Sources/Files/B.swift
        import Core
        struct B { var handle: Handle }
        //- Sources/Net/C.swift
        import Own
        import struct Core.Handle
        struct C { var handle: Handle }
        """)
    #expect(try model.targets(of: "A", .stores) == ["Sources/Own/Handle.swift Handle"])
    #expect(try model.targets(of: "B", .stores) == [])
    #expect(try model.targets(of: "C", .stores) == ["Sources/Core/Handle.swift Handle"])
  }

  @Test
  func `an extension sees the generic parameters of what it extends and of what is around it`()
    throws
  {
    let model = try architecture(
      of: """
        //- A.swift
        struct Value {}
        struct Box<Value> { struct Slot {} }
        //- B.swift
        extension Box { func put(_ value: Value) {} }
        extension Box.Slot { func put(_ value: Value) {} }
        """)
    #expect(try model.targets(of: "Box", .parameter) == [])
    #expect(try model.targets(of: "Box.Slot", .parameter) == [])
  }

  @Test func `an extension of a nested type sees nothing nested beside it`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Outer { struct Inner {}; struct Item {} }
        //- B.swift
        extension Outer.Inner { func take(_ item: Item) {} }
        """)
    #expect(try model.targets(of: "Outer.Inner", .parameter) == ["A.swift Item"])
  }

  @Test func `an extension of a typealias extends what that stands for`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Table { struct Handle {} }
        typealias TableHandle = Table.Handle
        //- B.swift
        extension TableHandle { struct Row {}; func take(_ row: Row) {} }
        """)
    #expect(
      try model.targets(of: "Table.Handle", .parameter) == ["B.swift Table.Handle.Row"])
  }
}

@Suite("What extensions of other people's types declare")
struct OutsideNameTests {
  @Test func `it is named through the type`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        extension String { struct Error {} }
        extension Notification.Name { enum Group {} }
        //- B.swift
        struct Screen { var error: String.Error; var group: Notification.Name.Group }
        """)
    #expect(
      try model.targets(of: "Screen", .stores) == ["A.swift Error", "A.swift Group"])
  }

  @Test func `its bare name means something else everywhere but in such an extension`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        extension String { struct Error {} }
        //- B.swift
        struct Screen { var error: Error }
        enum Failure: Error {}
        extension String { struct Parser { var error: Error } }
        extension Int { struct Parser { var error: Error } }
        """)
    #expect(try model.targets(of: "Screen", .stores) == [])
    #expect(try model.type("Failure").externalBases == ["Error"])
    let holders = model.edges.filter { $0.kind == .stores }.compactMap(\.from)
    #expect(holders == [try model.type("Parser").id])
  }

  @Test func `a class sees what extensions of its outside base declare`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        extension UIView { enum Spacing { case small } }
        extension Kit.Cell { struct Style {} }
        extension UIColor { struct Theme {} }
        //- B.swift
        class Base: Kit.Cell {}
        final class Row: Base { var spacing: Spacing?; var style: Style?; var theme: Theme? }
        """)
    #expect(try model.targets(of: "Row", .stores) == ["A.swift Spacing", "A.swift Style"])
  }

  @Test func `an extension of it adds to it`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        extension Result { struct Publisher {} }
        protocol Publishing {}
        //- B.swift
        extension Result.Publisher: Publishing {}
        """)
    #expect(try model.type("Publisher").protocols == [model.type("Publishing").id])
  }

  @Test func `a type declared in a function is known in that function alone`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Outer {
          func load() {
            struct Item {}
            func inner() { _ = Item() }
            _ = Item()
          }
          func save() { _ = Item() }
        }
        func make() { struct Draft {} }
        //- B.swift
        struct Other { func f() { _ = Draft() } }
        extension Outer { func more() { _ = Item() } }
        """)
    let made = try model.targets(of: "Outer", .constructs)
    #expect(made == ["A.swift Item", "A.swift Item", "A.swift Outer.Item", "A.swift Outer.Item"])
    #expect(try model.targets(of: "Other", .constructs) == [])
  }

  @Test func `a type declared in a type is known in all of it`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Outer {
          struct Item {}
          func save() { _ = Item() }
        }
        """)
    #expect(try model.targets(of: "Outer", .constructs) == ["A.swift Outer.Item"])
  }

  @Test func `a typealias declared in a function is known in that function alone`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Item {}
        struct Entry {}
        struct Outer {
          func load() { typealias Item = Entry; _ = Item() }
          func save() { _ = Item() }
        }
        """)
    #expect(try model.targets(of: "Outer", .constructs) == ["A.swift Entry", "A.swift Item"])
  }

  @Test(arguments: [
    "", "extension String { associatedtype T }\nextension String { associatedtype T }",
  ])
  func `an associated type outside a protocol ends nothing`(_ more: String) throws {
    let model = try architecture(
      of: """
        //- A.swift
        associatedtype T
        \(more)
        //- B.swift
        struct T {}
        //- C.swift
        associatedtype T
        struct Holder { var value: T }
        extension String { struct Reader { var value: T } }
        """)
    #expect(try model.targets(of: "Holder", .stores) == ["B.swift T"])
  }

  @Test func `a conformance of a generic base in a third file is inherited`() throws {
    let model = try architecture(
      of: """
        //- Base.swift
        class Base<V, I> { var view: V? }
        //- Conformance.swift
        extension Base: Presenting where V: AnyObject {}
        //- Presenting.swift
        protocol Presenting {}
        //- Feed.swift
        final class Feed: Base<FeedView, FeedInteractor> {}
        protocol FeedView: AnyObject {}
        struct FeedInteractor {}
        """)
    let ancestors = model.ancestors(of: try model.type("Feed").id).map { model[$0].name }
    #expect(ancestors == ["Feed", "Base", "Presenting"])
    #expect(try model.targets(of: "Base", .stores) == ["Feed.swift FeedView"])
  }

  @Test func `all variables before one annotation have its type`() throws {
    let model = try architecture(
      of: """
        //- A.swift
        struct Deep { var value = 1 }
        final class Inner { let deep = Deep() }
        final class Outer {
          let one, two: Inner?
          let three = 3, four: Inner?
          func first() { _ = one?.deep.value }
          func last() { _ = two?.deep.value }
          func other() { _ = three.deep.value }
        }
        """)
    let places = model.accesses.map { "\(model.text($0.file, $0.ownerName)) \($0.member)" }
    #expect(places == ["first() deep", "last() deep"])
  }

  @Test func `what the own target declares hides what is imported`() throws {
    let model = try architecture(
      of: """
        //- Package.swift
        //- Sources/One/Item.swift
        struct Item {}
        //- Sources/One/Screen.swift
        import Two
        struct Screen { var item: Item }
        //- Sources/Two/Item.swift
        public struct Item {}
        """)
    #expect(try model.targets(of: "Screen", .stores) == ["Sources/One/Item.swift Item"])
  }

  @Test func `what a file declares comes before what is nearer by its name alone`() throws {
    let model = try architecture(
      of: """
        //- App/Feed/Item.swift
        struct Item {}
        //- App/Feed/Screen.swift
        private struct Item {}
        struct Screen { var item: Item }
        """)
    #expect(try model.targets(of: "Screen", .stores) == ["App/Feed/Screen.swift Item"])
  }

  @Test func `a library's delegate binds to classes what refines it, and what refines that`() throws
  {
    let model = try architecture(
      of: """
        //- A.swift
        import Kit
        protocol MapListening: KitMapDelegate {}
        protocol RouteListening: MapListening {}
        protocol MapDrawing: KitMapStyle {}
        protocol RouteDrawing: MapDrawing {}
        """)
    let bound = model.types.filter(\.isClassBound).map(\.name)
    #expect(bound == ["MapListening", "RouteListening"])
  }
}
