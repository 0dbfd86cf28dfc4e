import Configuration
import Reporting
import Rules
import Workspace

extension CodeArchitecture {
  /// Reads the sources below a folder, or one file of them, as `viperlint PATH` does.
  ///
  /// The root is the folder of the nearest `.viperlint.yml` upwards from the path, else the top of the
  /// git work tree around it, else the working folder where the path lies in it, else the path's own
  /// folder. All of it is read, and what is found in the path is listed.
  ///
  /// ```swift
  /// let architecture = try await CodeArchitecture.read(at: "../../Sources", relativeTo: #filePath)
  /// ```
  ///
  /// - Parameters:
  ///   - path: a folder, or a Swift file.
  ///   - file: the path of a file whose folder a relative path is seen from, as `#filePath`; nil for the
  ///     working folder, which is another in Xcode than in `swift test`.
  ///   - preset: the architecture that judges, in place of the configuration's; nil for that, or, where it
  ///     states none, for the one that fits best.
  ///   - rules: the rules that run, also where they are off; empty for all that are on.
  ///   - configuration: the path of another configuration than the nearest; relative as the path is.
  ///   - baseline: which baseline accepts findings.
  ///   - allowsNoRole: whether sources in which no type has a role are read all the same.
  /// - Throws: what the command line ends with 2 for: a path that cannot be read or holds no Swift, a
  ///   configuration that is wrong, and sources in which no type has a role.
  /// - Complexity: O(bytes read); on as many threads as there are processors.
  public static func read(
    at path: String, relativeTo file: String? = nil, preset: Preset? = nil,
    only rules: [RuleID] = [], configuration: String? = nil, baseline: Baseline = .usual,
    allowsNoRole: Bool = false
  ) async throws(ReadingError) -> CodeArchitecture {
    var request = RunRequest(preset, only: try known(rules))
    let place = PathBase(file)
    request.paths = [try place.path(path)]
    request.configuration = try configuration.map { given throws(ReadingError) in
      try place.path(given)
    }
    switch baseline {
    case .usual: break
    case .none: request.ignoresBaseline = true
    case .file(let given): request.baseline = try place.path(given)
    }
    let result: RootResult
    do throws(RunError) {
      let plan = try plan(request)
      // One path is of one root, or left out.
      guard let first = try await run(plan, request).first else { throw .usage(plan.leftOut) }
      result = first
    } catch {
      throw ReadingError(error)
    }
    return try architecture(of: result, request, allowsNoRole: allowsNoRole)
  }

  /// Reads sources that lie in memory.
  ///
  /// They are read as if they lay in a folder, and nothing else is: a `.viperlint.yml` among them is
  /// their configuration, a `Package.swift` tells their targets.
  ///
  /// ```swift
  /// let architecture = try CodeArchitecture(
  ///   sources: [
  ///     "Login/LoginPresenter.swift": "final class LoginPresenter { var router: LoginRouter? }",
  ///     "Login/LoginRouter.swift": "final class LoginRouter {}",
  ///   ], preset: .viper)
  /// ```
  ///
  /// - Parameters:
  ///   - sources: the text of each file by its path below the folder, with `/`.
  ///   - preset: the architecture that judges; nil for the configuration's, or, where it states none, for
  ///     the one that fits best.
  ///   - rules: the rules that run, also where they are off; empty for all that are on.
  ///   - allowsNoRole: whether sources in which no type has a role are read all the same.
  /// - Throws: for paths that no file below a folder can have, where none is Swift, for a configuration
  ///   that is wrong, and for sources in which no type has a role.
  /// - Complexity: O(bytes of the texts).
  public init(
    sources: [String: String], preset: Preset? = nil, only rules: [RuleID] = [],
    allowsNoRole: Bool = false
  ) throws(ReadingError) {
    let request = RunRequest(preset, only: try Self.known(rules))
    let result: RootResult
    do throws(RunError) {
      let start = ContinuousClock().now
      let root = try rootInMemory(try TextFolder(sources), request)
      let loaded = loadHere(root.discovery, root: root.folder, in: root.files)
      result = try judged(root, loaded, request, since: start)
    } catch {
      throw ReadingError(error).inMemory
    }
    self = try Self.architecture(of: result, request, allowsNoRole: allowsNoRole)
  }

  /// Which findings are accepted because they were there before.
  public enum Baseline: Hashable, Sendable {
    /// Those of the configuration's baseline, else of `.viperlint-baseline.json` at the root, if it is
    /// there.
    case usual
    /// None.
    case none
    /// Those of the file at a path, which is relative as the path of the sources is.
    case file(String)
  }

  private static func architecture(
    of result: RootResult, _ request: RunRequest, allowsNoRole: Bool
  ) throws(ReadingError) -> CodeArchitecture {
    let content = Content(result, only: request.only)
    guard result.hasRoles || allowsNoRole else {
      let place = content.root.isEmpty ? "these sources" : "'\(content.root)'"
      throw ReadingError(.noRole, [noRoleSentence(in: place)])
    }
    return CodeArchitecture(content)
  }

  private static func known(_ rules: [RuleID]) throws(ReadingError) -> [String] {
    let all = Rule.all.map(\.id)
    let problems = rules.map(\.name).filter { !all.contains($0) }.map {
      "unknown rule '\($0)': " + meant($0, among: all, called: "rules")
    }
    guard problems.isEmpty else { throw ReadingError(.request, problems) }
    return rules.map(\.name)
  }
}

extension RunRequest {
  fileprivate init(_ preset: CodeArchitecture.Preset?, only rules: [String]) {
    self.init()
    self.preset = preset?.name
    only = rules
    jobs = processorCount()
    self.rules = Rule.declarations
  }
}

/// Where relative paths are seen from.
private struct PathBase {
  /// Empty for the working folder.
  private let folder: String

  init(_ file: String?) { folder = file.map(parent(of:)) ?? "" }

  func path(_ given: String) throws(CodeArchitecture.ReadingError) -> String {
    if given.isEmpty {
      throw CodeArchitecture.ReadingError(
        .request, ["a path is empty: write '.' for the folder itself"])
    }
    if given.utf8.contains(0) {
      throw CodeArchitecture.ReadingError(
        .request, ["cannot read '\(given)': no path holds a NUL"])
    }
    return join(folder, given)
  }
}

/// The root that stands for texts in memory.
private func rootInMemory(
  _ texts: TextFolder, _ request: RunRequest
) throws(RunError) -> Root {
  let files = FileSource.texts(texts)
  let path = join(TextFolder.path, configurationName)
  var configuration: ConfigurationFile?
  if files.holdsNow(path) {
    configuration = try readConfigurationFile(
      path, root: TextFolder.path, rules: request.rules, from: files)
  } else {
    try refuseMisnamed(in: TextFolder.path, files)
  }
  let selection = FileSelection(of: configuration, request)
  let discovery = discover(TextFolder.path, selection, in: files)
  guard !discovery.files.isEmpty else {
    throw .usage([
      "none of the sources is a Swift file that is read: name one as 'Login/LoginPresenter.swift'"
    ])
  }
  return Root(
    folder: TextFolder.path, configuration: configuration, selection: selection,
    discovery: discovery, files: files)
}

extension CodeArchitecture.ReadingError {
  /// Files named as the texts are, not by the folder that stands for them.
  fileprivate var inMemory: Self {
    let problems = problems.map { problem in
      guard let file = problem.file, file.hasPrefix(TextFolder.path) else { return problem }
      return Problem(
        file: String(file.dropFirst(TextFolder.path.count)), line: problem.line,
        column: problem.column, message: problem.message)
    }
    return Self(reason: reason, problems: problems)
  }
}
