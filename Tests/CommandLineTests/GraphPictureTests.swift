import Foundation
import Testing

/// Two modules, of which one opens the other, and a third by itself.
private let app = articles.merging(
  Dictionary(
    uniqueKeysWithValues: ["Login", "Settings"].flatMap { name in
      [
        ("\(name)/\(name)Presenter.swift", "final class \(name)Presenter {}\n"),
        ("\(name)/\(name)Builder.swift", "final class \(name)Builder { let a = \(name)View() }\n"),
        (
          "\(name)/\(name)View.swift",
          "final class \(name)View: UIViewController { let presenter = \(name)Presenter() }\n"
        ),
      ]
    })
) { $1 }.merging([
  ".viperlint.yml": "preset: viper\n",
  "Articles/ArticlesRouter.swift": "final class ArticlesRouter { let login = LoginBuilder() }\n",
]) { $1 }

@Suite struct GraphPictureTests {
  @Test func `modules are drawn, with what each knows of the others`() throws {
    try withFolder(app) { folder in
      let outcome = try folder.run(["graph", "--format", "mermaid"])
      #expect(
        outcome.output == """
          flowchart LR
            n0["Articles"]
            n1["Login"]
            n2["Settings"]
            n0 -->|"2"| n1

          """)
      #expect(outcome.errors == "")
    }
  }

  @Test func `types stand in their modules, and what is forbidden is told by a word and a line`()
    throws
  {
    try withFolder(app) { folder in
      let picture = try folder.run(["graph", "--format", "mermaid", "--focus", "ArticlesPresenter"])
        .output
      #expect(picture.contains("subgraph m0[\"Articles\"]"))
      #expect(picture.contains("==>|\"1 forbidden\"|"))
      #expect(picture.contains("linkStyle "))
    }
  }

  @Test func `Graphviz gets the same`() throws {
    try withFolder(app) { folder in
      let picture = try folder.run(["graph", "--format", "dot", "--by", "role"]).output
      #expect(picture.hasPrefix("digraph viperlint {\n"))
      #expect(picture.contains("n0 [label=\"view\"];"))
      #expect(picture.contains("forbidden\", style=bold"))
    }
  }

  @Test func `a focus, a way, a pattern and violations alone make it smaller`() throws {
    try withFolder(app) { folder in
      func names(_ options: String...) throws -> [String] {
        let output = try folder.run(["graph"] + options).output
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        return (object?["nodes"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
      }
      try #expect(names("--by", "module") == ["Articles", "Login", "Settings"])
      try #expect(names("--focus", "Login") == ["Articles", "Login"])
      try #expect(names("--focus", "Login", "--depth", "0") == ["Login"])
      try #expect(
        names("--from", "ArticlesRouter", "--to", "LoginPresenter")
          == ["ArticlesRouter", "LoginBuilder", "LoginPresenter", "LoginView"])
      try #expect(names("--from", "Login", "--to", "Articles") == [])
      try #expect(names("--by", "module", "--collapse", "*s") == ["*s", "Login"])
      let broken = try names("--only-violations", "--by", "type")
      #expect(broken.contains("ArticlesPresenter") && !broken.contains("SettingsBuilder"))
    }
  }

  @Test func `what is new and gone since a commit is marked`() throws {
    try withRepository(app) { folder in
      try folder.write(
        "final class ArticlesRouter { let other = SettingsBuilder() }\n",
        to: "Articles/ArticlesRouter.swift")
      let picture = try folder.run(["graph", "--format", "mermaid", "--since", "HEAD"]).output
      #expect(picture.contains("n0 -.->|\"2 gone\"| n1"))
      #expect(picture.contains("n0 -->|\"2 new\"| n2"))
    }
  }

  @Test func `what has no room is said, and all is drawn where that is asked for`() throws {
    var many: [String: String] = [".viperlint.yml": "preset: viper\n"]
    for number in 0..<60 {
      many["M\(number)/M\(number)View.swift"] =
        "final class M\(number)View: UIViewController { let presenter = M\(number)Presenter() }\n"
      many["M\(number)/M\(number)Presenter.swift"] = "final class M\(number)Presenter {}\n"
    }
    try withFolder(many) { folder in
      let outcome = try folder.run(["graph", "--format", "mermaid"])
      #expect(outcome.output.contains("more[\"20 modules are left out\"]"))
      #expect(outcome.errors.contains("20 modules are left out"))
      let all = try folder.run(["graph", "--format", "mermaid", "--all"])
      #expect(!all.output.contains("left out") && all.errors.isEmpty)
      #expect(all.output.contains("n59["))
    }
  }

  @Test func `no name breaks a picture`() throws {
    let hostile = app.merging([
      "Login/Odd.swift":
        "final class `end\"]; click n0 href \"javascript:x\" %%{init`: UIViewController "
        + "{ let a = LoginPresenter() }\n"
    ]) { $1 }
    try withFolder(hostile) { folder in
      let mermaid = try folder.run(["graph", "--format", "mermaid", "--by", "type"]).output
      #expect(mermaid.contains("end#34;#93;#59; click n0 href"))
      #expect(!mermaid.contains("%%{") && !mermaid.contains("javascript:"))
      let dot = try folder.run(["graph", "--format", "dot", "--by", "type"]).output
      #expect(dot.contains("label=\"end\\\"]; click"))
    }
  }

  @Test func `the page is one file with all of its data, whatever names stand in it`() throws {
    let hostile = app.merging([
      "Login/Odd.swift": "final class `</script><img src=x>`: UIViewController "
        + "{ let presenter = LoginPresenter() }\n"
    ]) { $1 }
    try withFolder(hostile) { folder in
      let outcome = try folder.run(["--report", "html=page.html", "--exit-zero"])
      #expect(outcome.status == 0)
      let page = try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8)
      #expect(page.hasPrefix("<!doctype html>\n"))
      #expect(!page.contains("</script><img"))
      let start = try #require(page.firstRange(of: "id=\"data\">"))
      let data = page[start.upperBound...].prefix { $0 != "<" }
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
      #expect((object["modules"] as? [Any])?.count == 3)
      #expect((object["order"] as? [Int])?.sorted() == [0, 1, 2])
      let names = (object["types"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
      #expect(names?.contains("</script><img src=x>") == true)
      try #expect(folder.run(["graph", "--format", "html"]).output.hasPrefix("<!doctype html>"))
      try #expect(folder.run(["graph", "--format", "html", "--by", "role"]).status == 2)
    }
  }

  @Test func `a page of several roots is refused before anything is written`() throws {
    let two = articles(below: "One").merging(articles(below: "Two")) { $1 }.merging([
      ".viperlint.yml": "preset: viper\nexclude: [One, Two]\n"
    ]) { $1 }
    try withFolder(two) { folder in
      let outcome = try folder.run([
        "One", "Two", "--report", "html=page.html", "--report", "json=all.json",
      ])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("a page is on one root") && outcome.output.isEmpty)
      #expect(!folder.exists("page.html") && !folder.exists("all.json"))
    }
  }

  @Test func `modules in a circle are listed, with what to cut`() throws {
    let circle = app.merging([
      "Login/LoginRouter.swift": "final class LoginRouter { let back = ArticlesPresenter() }\n"
    ]) { $1 }
    try withFolder(circle) { folder in
      let text = try folder.run(["graph", "--cycles"]).output
      #expect(
        text == """
          2 of 3 modules know each other in 1 knot

          2 modules, 4 references: Articles, Login
            the shortest circle
              Articles → Login  2: ArticlesRouter holds LoginBuilder (Articles/ArticlesRouter.swift:1)
              Login → Articles  2: LoginRouter holds ArticlesPresenter (Login/LoginRouter.swift:1)
            without these 2 references there is none
              Login → Articles  2: LoginRouter holds ArticlesPresenter (Login/LoginRouter.swift:1)

          """)
      let json = try folder.run(["graph", "--cycles", "--format", "json"]).output
      #expect(json.hasPrefix(#"{"version":1,"modules":3,"knots":["#))
      #expect(json.contains(#""modules":["Articles","Login"],"references":4,"circle":["#))
      try #expect(folder.run(["graph", "--cycles", "--by", "role"]).status == 2)
      try #expect(folder.run(["graph", "--cycles", "--format", "dot"]).status == 2)
    }
    try withFolder(app) { folder in
      try #expect(
        folder.run(["graph", "--cycles"]).output
          == "no modules know each other in a circle (3 modules)\n")
    }
  }

  @Test func `what is wrong is told with what to write instead`() throws {
    try withFolder(app) { folder in
      func problem(_ options: String...) throws -> String {
        let outcome = try folder.run(["graph"] + options)
        #expect(outcome.status == 2)
        return outcome.errors
      }
      try #expect(problem("--focus", "Logn").contains("did you mean 'Login'?"))
      try #expect(problem("--depth", "2").contains("'--depth' needs '--focus'"))
      try #expect(problem("--focus", "Login", "--depth", "x").contains("a whole number from 0"))
      try #expect(problem("--from", "Login").contains("need each other"))
      try #expect(problem("--by", "role", "--focus", "Login").contains("contradicts"))
      try #expect(problem("--by", "module", "--focus", "LoginView").contains("shows no types"))
      try #expect(problem("--collapse", "").contains("matches nothing"))
      try #expect(problem("--format", "png").contains("it is one of json, mermaid, dot, html"))
    }
  }
}
