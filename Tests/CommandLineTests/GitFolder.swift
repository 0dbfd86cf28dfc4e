import Foundation
import Testing

extension Folder {
  /// Runs git here, without anybody's configuration, and gives what it prints.
  @discardableResult
  func git(
    _ arguments: String..., in folder: String = "", mayFail: Bool = false
  ) throws -> String {
    try git(arguments, in: folder, mayFail: mayFail)
  }

  @discardableResult
  func git(
    _ arguments: [String], in folder: String = "", mayFail: Bool = false
  ) throws -> String {
    let settings = [
      "user.name=Tests", "user.email=tests@example.invalid", "init.defaultBranch=main",
      "commit.gpgsign=false", "protocol.file.allow=always", "advice.detachedHead=false",
      "core.autocrlf=false",
    ].flatMap { ["-c", $0] }
    let variables = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    let outcome = try run(
      settings + arguments, environment: variables, in: folder, program: try gitProgram())
    if !mayFail {
      try #require(outcome.status == 0, "git \(arguments): \(outcome.errors)")
    }
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  /// Commits all that is here.
  func commit(_ message: String = "a change", in folder: String = "") throws {
    try git("add", "--all", in: folder)
    try git("commit", "--quiet", "--allow-empty", "--message", message, in: folder)
  }

  /// Replaces text in a file.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    try #require(text.contains(old), "\(name) holds no '\(old)'")
    try write(text.replacingOccurrences(of: old, with: new), to: name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  /// Writes a script that can be run.
  func writeScript(_ text: String, to name: String) throws {
    try write("#!/bin/sh\n" + text, to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path + "/" + name)
  }
}

/// Calls `body` with a folder whose files are committed on the branch `main`.
func withRepository(
  _ files: [String: String] = articles, _ body: (Folder) throws -> Void
) throws {
  try withFolder(files) { folder in
    try folder.git("init", "--quiet")
    try folder.commit("first")
    try body(folder)
  }
}

func gitProgram() throws -> String {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let found = folders.map { "\($0)/git" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  return try #require(found, "git is not installed")
}

/// What a comparison printed, in short.
struct Compared: Equatable {
  /// `rule file` of each finding, in order.
  var findings: [String]
  var new: Int?
  var fixed: Int?
  var before: Int?
  var status: Int32
}

extension Folder {
  /// Compares by the built program, which must not complain.
  func compare(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Compared {
    let outcome = try run(
      ["--format", "json"] + arguments, environment: environment, in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let report = try #require(
      object as? [String: Any], "\(outcome.errors)", sourceLocation: sourceLocation)
    let diagnostics = report["diagnostics"] as? [[String: Any]] ?? []
    let summary = report["summary"] as? [String: Any] ?? [:]
    let change = summary["change"] as? [String: Any] ?? [:]
    return Compared(
      findings: diagnostics.map { "\($0["rule"] ?? "") \($0["file"] ?? "")" },
      new: change["new"] as? Int, fixed: change["fixed"] as? Int,
      before: change["before"] as? Int, status: outcome.status)
  }

  /// Asserts that a run ends with 2 and says this.
  func checkRefused(
    _ arguments: [String], _ part: String, in folder: String = "",
    environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try run(arguments, environment: environment, in: folder)
    #expect(outcome.status == 2, sourceLocation: sourceLocation)
    #expect(outcome.output == "", sourceLocation: sourceLocation)
    #expect(
      outcome.errors.contains(part), "\(outcome.errors)", sourceLocation: sourceLocation)
  }
}

/// The two findings of ``articles`` were there before.
let nothingNew = Compared(findings: [], new: 0, fixed: 0, before: 2, status: 0)
/// An interactor that knows a UI framework, as a further file.
let newInteractor = """
  import UIKit

  final class ArticlesSearchInteractor: ArticlesInteractorInput {
    func load() {}
  }

  """
let newFile = "Articles/ArticlesSearchInteractor.swift"
let oneNew = Compared(
  findings: ["ui_import \(newFile)"], new: 1, fixed: 0, before: 2, status: 1)
