import Foundation
import Testing

/// What a run of the real program printed, and how it ended.
struct Outcome: Equatable {
  var status: Int32
  var output: String
  var errors: String
}

/// A folder for one test, below the system's temporary folder and so in no git work tree.
struct Folder {
  let path: String

  /// Writes a file, with the folders around it.
  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Runs the built program, or another one, in this folder.
  func run(
    _ arguments: [String], environment: [String: String] = [:], in folder: String = "",
    program: String? = nil, input: Data = Data()
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = try program.map { URL(fileURLWithPath: $0) } ?? programURL()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.isEmpty ? path : path + "/" + folder)
    var variables = ProcessInfo.processInfo.environment
    // What the tests see does not depend on the build server that runs them.
    let decided = [
      "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
      "FORCE_COLOR", "AI_AGENT", "CLAUDECODE", "CURSOR_AGENT", "GEMINI_CLI", "CODEX_SANDBOX",
      "AUGMENT_AGENT", "OPENCODE_CLIENT",
    ]
    for name in decided { variables[name] = nil }
    variables["COLUMNS"] = "1000"
    variables.merge(environment) { $1 }
    process.environment = variables
    // Files, as a full pipe would hold up the program.
    let place = FileManager.default.temporaryDirectory
    let names = (0..<3).map { _ in place.appendingPathComponent(UUID().uuidString) }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    for name in names { try Data().write(to: name) }
    let handles = try names.map { try FileHandle(forWritingTo: $0) }
    try input.write(to: names[2])
    let inputHandle = try FileHandle(forReadingFrom: names[2])
    defer { try? inputHandle.close() }
    process.standardInput = inputHandle
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    let texts = try names.prefix(2).map {
      String(decoding: try Data(contentsOf: $0), as: UTF8.self)
    }
    #expect(process.terminationReason == .exit, "the program crashed")
    return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

/// Calls `body` with a folder that holds these files, and removes it afterwards.
func withFolder(_ files: [String: String] = [:], _ body: (Folder) throws -> Void) throws {
  let name = "viperlint-\(UUID().uuidString)"
  let created = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  try FileManager.default.createDirectory(at: created, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: created) }
  let folder = Folder(path: created.resolvingSymlinksInPath().path)
  for (name, text) in files { try folder.write(text, to: name) }
  try body(folder)
}

/// The program lies beside the bundle of the tests, unless another build of it is named.
func programURL() throws -> URL {
  if let other = ProcessInfo.processInfo.environment["VIPERLINT_PROGRAM"] {
    return URL(fileURLWithPath: other)
  }
  #if canImport(Darwin)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = try #require(bundle)
  #else
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
  #endif
  return tests.deletingLastPathComponent().appendingPathComponent("viperlint")
}

/// A module of VIPER that breaks two rules.
let articles = [
  "Articles/ArticlesViewController.swift": """
  import UIKit

  protocol ArticlesViewInput: AnyObject {
    func show(_ title: String)
  }

  final class ArticlesViewController: UIViewController, ArticlesViewInput {
    var presenter: ArticlesViewOutput?
    func show(_ title: String) {}
  }

  """,
  "Articles/ArticlesPresenter.swift": """
  protocol ArticlesViewOutput: AnyObject {
    func open()
  }

  final class ArticlesPresenter: ArticlesViewOutput {
    weak var view: ArticlesViewInput?
    var interactor: ArticlesInteractor?
    func open() {}
  }

  """,
  "Articles/ArticlesInteractor.swift": """
  import UIKit

  protocol ArticlesInteractorInput: AnyObject {
    func load()
  }

  final class ArticlesInteractor: ArticlesInteractorInput {
    func load() {}
  }

  """,
]

/// The same under a folder, as one of several apps.
func articles(below folder: String) -> [String: String] {
  Dictionary(uniqueKeysWithValues: articles.map { ("\(folder)/\($0.key)", $0.value) })
}

/// A module that no preset fits: its view model works as a presenter.
let oddModule = [
  "Feed/FeedViewController.swift": """
  final class FeedViewController: UIViewController, FeedViewProtocol {
    var viewModel: FeedViewModel?
  }

  """,
  "Feed/FeedViewModel.swift": """
  protocol FeedViewProtocol: AnyObject {}

  final class FeedViewModel {
    weak var view: FeedViewProtocol?
  }

  """,
]
