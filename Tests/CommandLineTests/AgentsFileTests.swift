import Foundation
import Testing

/// `viperlint init --agents`, and what `config validate` says of its block.
@Suite struct AgentsFileTests {
  private let stale = "AGENTS.md tells coding agents what no longer holds"

  @Test func `the block is written once, and renewed in its place`() throws {
    try withFolder(articles) { folder in
      try folder.write("# Ours\n\nBe kind.\n", to: "AGENTS.md")
      let outcome = try folder.run(["init", "--agents"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(!folder.exists(".viperlint.yml"))
      let text = try folder.read("AGENTS.md")
      #expect(text.hasPrefix("# Ours\n\nBe kind.\n\n<!-- viperlint: begin "))
      #expect(text.hasSuffix("\n<!-- viperlint: end -->\n"))
      #expect(text.contains("\n- **presenter**: through a protocol only: interactor, router; "))
      #expect(text.contains("`viperlint may --file PATH`"))
      #expect(try folder.run(["init", "--agents"]).output.hasPrefix("nothing to change: "))

      try folder.write(text + "\nAfter it.\n", to: "AGENTS.md")
      try folder.write(
        "preset: viper\ndependencies:\n  presenter:\n    service: any\n", to: ".viperlint.yml")
      let told = try folder.run(["config", "validate"])
      #expect(told.status == 1)
      #expect(told.errors.contains(stale))
      #expect(try folder.run(["init", "--agents"]).status == 0)
      let renewed = try folder.read("AGENTS.md")
      #expect(renewed.hasPrefix("# Ours\n\nBe kind.\n\n<!-- viperlint: begin "))
      #expect(renewed.hasSuffix("<!-- viperlint: end -->\n\nAfter it.\n"))
      #expect(renewed != text + "\nAfter it.\n")
      #expect(try folder.run(["config", "validate"]).status == 0)
    }
  }

  @Test func `line ends stay, and are no reason to be stale`() throws {
    try withFolder(articles) { folder in
      try folder.write("preset: viper\n", to: ".viperlint.yml")
      try folder.write("# Ours\r\n", to: "AGENTS.md")
      #expect(try folder.run(["init", "--agents"]).status == 0)
      let text = try folder.read("AGENTS.md")
      #expect(text.hasPrefix("# Ours\r\n\r\n<!-- viperlint: begin "))

      #expect(text.utf8.count { $0 == 10 } == text.utf8.count { $0 == 13 })
      #expect(try folder.run(["config", "validate"]).status == 0)
    }
  }

  @Test func `a file of the team's own, without a block, is none of our business`() throws {
    try withFolder(articles) { folder in
      try folder.write("preset: viper\n", to: ".viperlint.yml")
      try folder.write("# Ours\n", to: "AGENTS.md")
      #expect(try folder.run(["config", "validate"]).status == 0)
    }
  }

  @Test(arguments: [
    "<!-- viperlint: begin -->\ntext\n", "text\n<!-- viperlint: end -->\n",
    "<!-- viperlint: end -->\n<!-- viperlint: begin -->\n",
    "<!-- viperlint: begin -->\n<!-- viperlint: begin -->\n<!-- viperlint: end -->\n",
  ]) func `broken marks are said, and nothing is written`(_ text: String) throws {
    try withFolder(articles) { folder in
      try folder.write("preset: viper\n", to: ".viperlint.yml")
      try folder.write(text, to: "AGENTS.md")
      let written = try folder.run(["init", "--agents"])
      #expect(written.status == 2)
      #expect(written.errors.contains("a block of viperlint's begins and ends once"))
      #expect(try folder.read("AGENTS.md") == text)
      let told = try folder.run(["config", "validate"])
      #expect(told.status == 1)
      #expect(told.errors.contains("begins and ends once"))
    }
  }

  @Test func `nothing is written through a link out of the work tree`() throws {
    try withFolder(["mine.txt": "keep\n"]) { outside in
      try withFolder(articles) { folder in
        try folder.git("init", "--quiet")
        try folder.link("AGENTS.md", to: outside.path + "/mine.txt")
        let outcome = try folder.run(["init", "--agents"])
        #expect(outcome.status == 2, "\(outcome)")
        #expect(try outside.read("mine.txt") == "keep\n")
      }
    }
  }

  @Test func `options of the configuration are not for agents`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["init", "--agents", "--force"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("'--force' is of the configuration"))
      #expect(!folder.exists("AGENTS.md"))
    }
  }
}
