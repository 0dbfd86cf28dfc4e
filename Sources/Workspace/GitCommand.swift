/// How git is run: by its plumbing only, and so that nothing that a repository's own configuration
/// names runs with it.
///
/// A repository is material to judge: its configuration may name programs for nearly everything
/// (`core.fsmonitor`, hooks, filters, `core.sshCommand` …). Commands that start none of them by
/// themselves are asked, work trees are read without git, and what is left is switched off here. The
/// system's and the person's own configuration stay in force, for they say which repositories to
/// trust (`safe.directory`).
struct GitCommand: Sendable {
  /// Absolute.
  private let program: String
  private var environment: [String]
  private var options = precautions + noHooks

  /// Finds git.
  /// - Parameter purpose: what git is needed for, as the person wrote it: `--staged`.
  init(_ purpose: String) throws(RunError) {
    let folders = programFolders()
    guard let found = programPath(of: "git", in: folders) else {
      throw .usage(["git was not found in PATH, and '\(purpose)' needs it: install it"])
    }
    program = found
    environment = gitEnvironment + ["PATH=" + folders.joined(separator: ":")]
  }

  /// Whatever an old version does not understand, its age is the reason. Asked when something failed,
  /// as each start of git takes a part of the time that a small code base does.
  func checkVersion(_ purpose: String) throws(RunError) {
    let version = try run(["version"], in: "/", orElse: "git does not run")
    guard isNewEnough(version) else {
      throw .usage([
        "\(version) is too old for '\(purpose)': it needs git "
          + oldestVersion.map(String.init).joined(separator: ".")
      ])
    }
  }

  /// The same, reading another index.
  func reading(index: String) -> GitCommand {
    var copy = self
    copy.environment.append("GIT_INDEX_FILE=" + index)
    return copy
  }

  /// The same, for asking where the hooks are: no command that it is used for may run one.
  func knowingHooks() -> GitCommand {
    var copy = self
    copy.options = precautions
    return copy
  }

  /// Runs git in a folder, whatever comes of it.
  func result(
    _ arguments: [String], in folder: String, input: [UInt8] = []
  ) throws(RunError) -> ProgramResult {
    do {
      return try runProgram(
        program, ["-C", folder] + options + arguments, environment: environment, input: input)
    } catch {
      throw .usage(["cannot run '\(program)': \(error.reason)"])
    }
  }

  /// What git answers, without the newline at its end.
  /// - Parameter problem: what is said before git's own words where it fails.
  func run(
    _ arguments: [String], in folder: String, orElse problem: String
  ) throws(RunError) -> String {
    let result = try result(arguments, in: folder)
    guard result.status == 0 else { throw .usage([problem + ": " + result.complaint]) }
    return result.line
  }

  /// What git answers, and nil where it has no answer.
  func answer(_ arguments: [String], in folder: String) throws(RunError) -> String? {
    let result = try result(arguments, in: folder)
    return result.status == 0 ? result.line : nil
  }
}

extension ProgramResult {
  /// The output as text, without the newline at its end.
  fileprivate var line: String {
    String(
      decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
  }

  /// The first line of what git complained about.
  var complaint: String {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
    guard let first = lines.first(where: { $0.hasPrefix("fatal: ") }) ?? lines.first else {
      return "git ended with status \(status)"
    }
    return String(first.hasPrefix("fatal: ") ? first.dropFirst("fatal: ".count) : first)
  }
}

private let oldestVersion = [2, 30]

/// Reads `git version 2.39.5 (Apple Git-154)`.
private func isNewEnough(_ version: String) -> Bool {
  let words = version.split(separator: " ")
  guard words.count >= 3 else { return false }
  let numbers = words[2].split(separator: ".").prefix(oldestVersion.count).compactMap { Int($0) }
  return !numbers.lexicographicallyPrecedes(oldestVersion)
}

/// Options that stand before the command. An empty `core.fsmonitor` means none to every version.
private let precautions = [
  "--no-pager", "--no-replace-objects", "--literal-pathspecs", "--no-optional-locks",
  "-c", "core.fsmonitor=", "-c", "safe.bareRepository=explicit",
]

private let noHooks = ["-c", "core.hooksPath=/dev/null"]

/// The variables that git gets: none of those that would make it look at another repository, write
/// traces or ask. Objects that a partial clone has left on its server are not fetched, as that would
/// run what the repository's configuration names; versions before 2.45 do not know the first of the
/// two variables that say so, and find no protocol allowed.
private var gitEnvironment: [String] {
  var names = [
    "HOME", "XDG_CONFIG_HOME", "TMPDIR", "SUDO_UID", "DEVELOPER_DIR", "LD_LIBRARY_PATH",
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_PARAMETERS",
    "GIT_CONFIG_COUNT", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
  ]
  let count = min(environmentValue("GIT_CONFIG_COUNT").flatMap { Int($0) } ?? 0, 1000)
  for number in 0..<max(0, count) {
    names += ["GIT_CONFIG_KEY_\(number)", "GIT_CONFIG_VALUE_\(number)"]
  }
  let kept = names.compactMap { name in environmentValue(name).map { "\(name)=\($0)" } }
  return kept + [
    "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
  ]
}
