import Configuration
import Diagnostics
import Foundation
import Rules
import Testing
import viperlint

@Suite struct RulesCommandTests {
  @Test func `every rule is listed with its severity`() throws {
    try withFolder { folder in
      let lines = try folder.run(["rules"]).output.split(separator: "\n")
      #expect(lines.count == Rule.all.count)
      for (line, rule) in zip(lines, Rule.all) {
        #expect(line.hasPrefix(rule.id + " "))
        #expect(line.contains("  \(rule.severity.rawValue) "))
        #expect(line.hasSuffix("  " + rule.summary))
      }
    }
  }

  @Test func `what is left alone is listed with what it means`() throws {
    try withFolder { folder in
      let outcome = try folder.run(["rules", "--evidence"])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("what tells a role\n  annotation "))
      for exemption in Exemption.all {
        #expect(outcome.output.contains("  \(exemption.id) "), "\(exemption.id)")
        #expect(outcome.output.contains("  \(exemption.meaning)\n"), "\(exemption.id)")
      }
      try #expect(folder.run(["rules", "--evidence", "ui_type"]).status == 2)
    }
  }

  @Test func `the lists are Markdown, too, each rule linked to its page`() throws {
    try withFolder { folder in
      let rules = try folder.run(["rules", "--format", "markdown"]).output.split(separator: "\n")
      #expect(rules.prefix(2) == ["| rule | default | reports |", "| --- | --- | --- |"])
      #expect(
        rules.dropFirst(2).map(String.init)
          == Rule.all.map {
            "| [`\($0.id)`](\($0.description.address)) | \($0.severity.rawValue) | \($0.summary) |"
          })
      let evidence = try folder.run(["rules", "--evidence", "--format", "markdown"]).output
      #expect(evidence.hasPrefix("## What tells a role\n\n| id | means |\n| --- | --- |\n| `"))
      for exemption in Exemption.all {
        #expect(evidence.contains("\n| `\(exemption.id)` | \(exemption.meaning) |\n"))
      }
      let page = try folder.run(["rules", "ui_type", "--format", "markdown"])
      try #expect(page == folder.run(["rules", "ui_type"]))
    }
  }

  @Test func `the statistics count what was left alone`() throws {
    try withFolder(articles) { folder in
      let json = try folder.run(["--preset", "viper", "--stats", "--format", "json"]).output
      #expect(json.contains("\"exemptions\":["))
      try #expect(
        !folder.run(["--preset", "viper", "--format", "json"]).output.contains("exemptions"))
    }
    try withFolder(standIn) { folder in
      let text = try folder.run(["--preset", "viper", "--stats"]).output
      #expect(text.contains("\nleft alone, or told more mildly\n  module.without_interactor  "))
      #expect(text.contains("  1: in a module without an interactor the presenter stands in"))
    }
  }

  @Test(arguments: Rule.all.map(\.id)) func `a rule is explained by its page`(id: String) throws {
    try withFolder { folder in
      let outcome = try folder.run(["rules", id])
      #expect(outcome.output.hasPrefix("# \(id)\n"))
      #expect(outcome.status == 0)
    }
  }
}

@Suite struct GraphCommandTests {
  @Test func `the graph has the keys of the contract`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["graph", "--format", "json", "--preset", "viper"])
      #expect(outcome.status == 0)
      #expect(
        outcome.output.hasPrefix(
          """
          {"version":1,"preset":"viper","modules":[
          {"name":"Articles","path":"Articles","preset":"viper"}
          ],"types":[
          {"name":"ArticlesInteractorInput","kind":"protocol",\
          "file":"Articles/ArticlesInteractor.swift","line":3,"module":"Articles",\
          "role":"interactor","roles":["interactor"],"facing":"face",\
          "evidence":[{"id":"protocol.conformers","kind":"conformer",\
          "detail":"conformed to by ArticlesInteractor"}]},

          """))
      #expect(
        outcome.output.contains(
          """
          {"from":"ArticlesPresenter","to":"ArticlesViewInput","kind":"stores","ownership":"weak",\
          "file":"Articles/ArticlesPresenter.swift","line":6,"column":18},

          """))
      let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let keys = (object as? [String: Any])?.keys.sorted()
      #expect(
        keys == [
          "ambiguous", "external", "modules", "preset", "references", "types", "unassigned",
          "version",
        ])
    }
  }

  @Test func `where no preset fits, none is named`() throws {
    try withFolder(oddModule) { folder in
      let output = try folder.run(["graph"]).output
      #expect(
        output.hasPrefix(
          """
          {"version":1,"preset":null,"modules":[
          {"name":"Feed","path":"Feed","preset":null}
          ],"types":[
          """))
    }
  }

  @Test func `paths narrow it`() throws {
    try withFolder(articles.merging([".viperlint.yml": "preset: viper\n"]) { $1 }) { folder in
      let output = try folder.run(["graph", "Articles/ArticlesPresenter.swift"]).output
      #expect(output.contains(#"{"name":"ArticlesPresenter","#))
      #expect(!output.contains(#"{"name":"ArticlesInteractor","#))
    }
  }
}

@Suite struct DumpCommandTests {
  @Test func `tokens and outlines are printed in the form of the reading page`() throws {
    try withFolder(["A.swift": "class A {}\n"]) { folder in
      try #expect(
        folder.run(["dump", "tokens", "A.swift"]).output
          == "file\tA.swift\nkeyword\t0\t5\nidentifier\t6\t1\npunctuation\t8\t1\n"
          + "punctuation\t9\t1\neof\t11\t0\n")
      try #expect(
        folder.run(["dump", "outline", "A.swift"]).output
          == "file\tA.swift\ndecl\tclass\tA\t1\t7\t-\t\n")
    }
  }

  @Test func `paths come from a list, too, and a digest is a line for each file`() throws {
    try withFolder(["A.swift": "", "b c.swift": "let a = 1", "list": "A.swift\r\n\nb c.swift\n"]) {
      folder in
      let arguments = ["dump", "tokens", "--digest", "--list", "list", "A.swift"]
      let outcome = try folder.run(arguments)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.map { $0.prefix { $0 != "\t" } } == ["A.swift", "A.swift", "b c.swift"])
      #expect(lines[0] == lines[1])
      #expect(lines[2].wholeMatch(of: /b c\.swift\t5\t[0-9a-f]{16}/) != nil)
    }
  }

  @Test func `names are printed with what they mean, level by level`() throws {
    let files = [
      "A.swift": "enum Feed { struct Item {} }\ntypealias Entry = Feed.Item\n",
      "B.swift": "struct Box<T> {\n  var item: Feed.Item, entry: Entry, text: String, t: T\n}\n",
      "One/User.swift": "struct User {}\n", "Two/User.swift": "struct User {}\n",
      "Three/Screen.swift": "let user = User()\n", ".viperlint.yml": "preset: viper\n",
    ]
    try withFolder(files) { folder in
      try #expect(
        folder.run(["dump", "names"]).output == """
          A.swift\t2\t19\tFeed\ttypealias\tenum\tFeed\tA.swift\t1
          A.swift\t2\t19\tFeed.Item\ttypealias\tstruct\tFeed.Item\tA.swift\t1
          B.swift\t2\t13\tFeed\tproperty\tenum\tFeed\tA.swift\t1
          B.swift\t2\t13\tFeed.Item\tproperty\tstruct\tFeed.Item\tA.swift\t1
          B.swift\t2\t31\tEntry\tproperty\ttypealias\tEntry\tA.swift\t2
          B.swift\t2\t44\tString\tproperty\texternal
          B.swift\t2\t55\tT\tproperty\tparameter
          Three/Screen.swift\t1\t12\tUser\texpr-call\tambiguous

          """)
      try #expect(
        folder.run(["dump", "names", "Three"]).output
          == "Three/Screen.swift\t1\t12\tUser\texpr-call\tambiguous\n")
    }
  }

  @Test func `a reader that goes away is no error`() throws {
    let text = String(repeating: "a b c d e f g h\n", count: 20_000)
    try withFolder(["A.swift": text]) { folder in
      let script = #"{ "$0" dump tokens A.swift; echo $? > status; } | head -c 1 > /dev/null"#
      let outcome = try folder.run(["-c", script, programURL().path], program: "/bin/sh")
      #expect(outcome == Outcome(status: 0, output: "", errors: ""))
      let status = try String(contentsOfFile: folder.path + "/status", encoding: .utf8)
      #expect(status == "0\n")
    }
  }

  @Test func `a file that cannot be read is told, and the rest goes on`() throws {
    try withFolder(["A.swift": ""]) { folder in
      let outcome = try folder.run(["dump", "tokens", "no.swift", "A.swift"])
      #expect(outcome.status == 2)
      #expect(outcome.output == "file\tA.swift\neof\t0\t0\n")
      #expect(
        outcome.errors
          == "viperlint: error: cannot read 'no.swift': No such file or directory\n")
    }
  }
}

@Suite struct HelpTests {
  @Test(
    arguments: [
      "lint", "why", "may", "modules", "rules", "graph", "init", "config", "dump", "help",
    ])
  func `help of a command is the same however it is asked for`(command: String) throws {
    try withFolder { folder in
      let help = try folder.run(["help", command])
      #expect(help.output.hasPrefix("usage: viperlint "))
      #expect(help.status == 0)
      try #expect(folder.run([command, "--help"]) == help)
      try #expect(folder.run([command, "-h"]) == help)
    }
  }

  @Test func `help is Markdown, too, of one command and of all`() throws {
    try withFolder { folder in
      let all = try folder.run(["help", "--format", "markdown"]).output
      for command in Command.allCases {
        let one = try folder.run(["help", command.rawValue, "--format", "markdown"]).output
        #expect(one.hasPrefix("## \(command.rawValue)\n\n"))
        #expect(all.contains(one))
        for flag in Flag.all where flag.commands.contains(command) {
          #expect(one.contains("`--\(flag.long)"))
        }
      }
      // A bar in a cell is no border of it.
      let rows = all.split(separator: "\n").filter { $0.hasPrefix("| ") }
      #expect(rows.allSatisfy { $0.replacing("\\|", with: "").split(separator: "|").count == 2 })
    }
  }

  @Test func `the overview names every command`() throws {
    try withFolder { folder in
      let help = try folder.run(["--help"])
      try #expect(folder.run(["help"]) == help)
      for command in [
        "lint", "why", "may", "modules", "rules", "graph", "init", "config", "dump", "help",
      ] {
        #expect(help.output.contains("\n  \(command) "))
      }
    }
  }
}
