// As for the baseline: what reads JSON, without what knows languages and time zones.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a coding agent tells a hook of an edit that it made, as far as it concerns viperlint: the files.
///
/// The formats are those that the agents publish, and agree on little more than that the paths stand
/// under one of a few names in an object of arguments:
///
/// ```
/// Claude Code, Gemini CLI, Codex, VS Code   {"cwd", "tool_name", "tool_input": {"file_path", …}}
/// GitHub Copilot CLI                        {"cwd", "toolName", "toolArgs": "{\"path\": …}"}
/// Cursor                                    {"workspace_roots": […], "file_path", "edits": […]}
/// Windsurf                                  {"tool_info": {"file_path", "edits": […]}}
/// ```
///
/// Codex gives a patch in place of paths, which names its files in lines of their own.
package struct AgentEdit: Hashable, Sendable {
  /// The folder that relative paths count from; nil for the working folder.
  package var folder: String?
  /// As the agent wrote them, in order, each once.
  package var files: [String] = []

  /// Standard input of a hook is none of the formats.
  package struct FormatError: Error, Hashable, Sendable {
    package var message: String
  }

  package init(_ bytes: [UInt8]) throws(FormatError) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw FormatError(message: "standard input is no JSON, as a coding agent gives it to a hook")
    }
    guard case .object(let event) = value else {
      throw FormatError(
        message: "standard input is no JSON object, as a coding agent gives it to a hook")
    }
    folder =
      event["cwd"]?.text ?? event["workspace_roots"]?.texts.first
      ?? event["workspaceRoots"]?.texts.first
    add(pathsIn: event)
    for key in ["tool_input", "toolArgs", "tool_args", "tool_info"] {
      guard let arguments = event[key]?.parsed else { continue }
      add(from: arguments)
    }
  }

  private mutating func add(pathsIn object: [String: JSONValue]) {
    for key in ["file_path", "filePath", "path"] {
      if let path = object[key]?.text { add(path) }
    }
    for path in object["files"]?.texts ?? [] { add(path) }
  }

  private mutating func add(from arguments: JSONValue) {
    switch arguments {
    case .object(let object):
      add(pathsIn: object)
      for key in object.keys.sorted() {
        switch object[key] {
        case .text(let text): add(filesOfPatch: text)
        case .list(let items): for item in items { add(from: item) }
        case .object, .other, nil: break
        }
      }
    case .text(let text): add(filesOfPatch: text)
    case .list, .other: break
    }
  }

  /// `*** Update File: Feed/FeedPresenter.swift`
  private mutating func add(filesOfPatch text: String) {
    guard text.contains("*** Begin Patch") else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      for head in ["*** Add File: ", "*** Update File: ", "*** Move to: "]
      where line.hasPrefix(head) {
        add(String(line.dropFirst(head.count)))
      }
    }
  }

  private mutating func add(_ path: String) {
    if !path.isEmpty, !files.contains(path) { files.append(path) }
  }
}

/// JSON of any shape, of which texts matter alone.
private enum JSONValue: Decodable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  case other

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if let text = try? container.decode(String.self) {
        self = .text(text)
        return
      }
      if let object = try? container.decode([String: JSONValue].self) {
        self = .object(object)
        return
      }
      if let list = try? container.decode([JSONValue].self) {
        self = .list(list)
        return
      }
    }
    self = .other
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  /// The same, where an object is written as the text of its JSON.
  var parsed: JSONValue {
    guard let text, text.hasPrefix("{"),
      let object = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    else { return self }
    return object
  }
}
