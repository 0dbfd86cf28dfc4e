import Foundation
import Testing

/// `viperlint lint --hook`
@Suite struct AgentHookTests {
  private let presenter = "Articles/ArticlesPresenter.swift"

  /// The payloads of an edit in the shapes that agents publish; `FOLDER` is the work tree.
  static let payloads = [
    // Claude Code, PostToolUse
    #"{"session_id":"a","transcript_path":"/t","cwd":"FOLDER","hook_event_name":"PostToolUse","tool_name":"Edit","tool_input":{"file_path":"FOLDER/FILE","old_string":"a","new_string":"b"},"tool_response":{"filePath":"FOLDER/FILE"}}"#,
    // Gemini CLI, AfterTool
    #"{"session_id":"a","cwd":"FOLDER","hook_event_name":"AfterTool","tool_name":"write_file","tool_input":{"file_path":"FILE","content":"x"}}"#,
    // VS Code, PostToolUse
    #"{"cwd":"FOLDER","hookEventName":"PostToolUse","tool_name":"editFiles","tool_input":{"files":["FILE","README.md"]}}"#,
    // VS Code, several replacements
    #"{"cwd":"FOLDER","tool_name":"multi","tool_input":{"replacements":[{"filePath":"FOLDER/FILE"}]}}"#,
    // Codex, a patch
    #"{"cwd":"FOLDER","tool_name":"apply_patch","tool_input":{"command":"*** Begin Patch\n*** Update File: FILE\n@@\n-a\n+b\n*** End Patch"}}"#,
    // GitHub Copilot CLI, postToolUse
    #"{"timestamp":1,"cwd":"FOLDER","toolName":"edit","toolArgs":"{\"path\":\"FILE\"}"}"#,
    // Cursor, afterFileEdit
    #"{"conversation_id":"a","hook_event_name":"afterFileEdit","workspace_roots":["FOLDER"],"file_path":"FOLDER/FILE","edits":[{"old_string":"a","new_string":"b"}]}"#,
    // Windsurf, post_write_code
    #"{"agent_action_name":"post_write_code","tool_info":{"file_path":"FOLDER/FILE","edits":[]}}"#,
  ]

  @Test(arguments: payloads) func `each published payload names its file`(_ payload: String) throws
  {
    try withRepository { folder in
      try folder.edit(
        presenter, "protocol ArticlesViewOutput", "import UIKit\n\nprotocol ArticlesViewOutput")
      let outcome = try folder.hook(payload, presenter)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.output.isEmpty)
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.contains("\(presenter):1:8: error ui_import: UIKit is imported") == true)
      #expect(lines.first?.contains(" -> do: ") == true)
      #expect(lines.last?.contains("--since HEAD: 1 new") == true)
    }
  }

  @Test func `nothing is said of what was there, of other files, and of no edit`() throws {
    try withRepository { folder in
      let edit = Self.payloads[0]
      let silent = Outcome(status: 0, output: "", errors: "")
      #expect(try folder.hook(edit, presenter) == silent)
      try folder.edit(
        presenter, "protocol ArticlesViewOutput", "import UIKit\n\nprotocol ArticlesViewOutput")
      #expect(try folder.hook(edit, "Articles/ArticlesInteractor.swift") == silent)
      #expect(try folder.hook(edit, "README.md") == silent)
      #expect(try folder.hook(edit, "Articles/Deleted.swift") == silent)
      #expect(try folder.hook(#"{"tool_name":"Bash","tool_input":{"command":"ls"}}"#, "") == silent)
    }
  }

  @Test func `an edit in several checkouts is held against each one's HEAD`() throws {
    try withFolder { outer in
      for name in ["One", "Two"] {
        for (file, text) in articles { try outer.write(text, to: "\(name)/\(file)") }
        try outer.git("init", "--quiet", in: name)
        try outer.commit(in: name)
        try outer.edit(
          "\(name)/\(presenter)", "protocol ArticlesViewOutput",
          "import UIKit\n\nprotocol ArticlesViewOutput")
      }
      let payload = #"{"tool_input":{"files":["One/FILE","Two/FILE"]}}"#
      let outcome = try outer.hook(payload, presenter)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.errors.components(separatedBy: "UIKit is imported").count == 3)
    }
  }

  @Test func `before the first commit, and without git, all is new`() throws {
    try withFolder(articles) { folder in
      try folder.edit(
        presenter, "protocol ArticlesViewOutput", "import UIKit\n\nprotocol ArticlesViewOutput")
      let payload = Self.payloads[0]
      #expect(try folder.hook(payload, presenter).status == 2)
      try folder.git("init", "--quiet")
      #expect(try folder.hook(payload, presenter).status == 2)
    }
  }

  @Test func `a broken configuration is told to the agent, a broken hook to the person`() throws {
    try withRepository { folder in
      for text in ["no JSON", "[]", "", "{\"tool_input\":"] {
        let outcome = try folder.run(["lint", "--hook"], input: Data(text.utf8))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("standard input is no JSON"))
      }
      try folder.write("bogus: 1\n", to: ".viperlint.yml")
      let outcome = try folder.hook(Self.payloads[0], presenter)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(".viperlint.yml:1:1: error: unknown key 'bogus'"))
    }
  }

  @Test(arguments: [
    ["--since", "HEAD"], ["--staged"], ["--stdin", "A.swift"], ["--format", "json"], ["--stats"],
    ["--report", "json=x.json"],
  ]) func `a hook decides by itself`(_ arguments: [String]) throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["lint", "--hook"] + arguments, input: Data("{}".utf8))
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("'\(arguments[0])' contradicts '--hook'"))
    }
  }
}

extension Folder {
  fileprivate func hook(_ payload: String, _ file: String) throws -> Outcome {
    let text = payload.replacing("FOLDER", with: path).replacing("FILE", with: file)
    return try run(["lint", "--hook"], input: Data(text.utf8))
  }
}
