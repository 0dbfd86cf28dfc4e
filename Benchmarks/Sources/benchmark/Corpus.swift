import Rules
import ViperLintKit
import Workspace

/// The folders that are read; each is linted by itself, as an app of its own.
struct Corpus: Sendable {
  var folders: [String]
  /// Only the first `1 / divisor` of the files of each folder, to see how cost grows.
  var divisor = 1

  /// What viperlint itself would read of a folder, narrowed by `divisor`.
  func roots(in folder: String, jobs: Int) throws -> (plan: RunPlan, request: RunRequest) {
    var request = RunRequest()
    request.paths = [folder]
    request.jobs = jobs
    request.rules = Rule.declarations
    var plan = try plan(request)
    for index in plan.roots.indices {
      let count = plan.roots[index].discovery.files.count
      plan.roots[index].discovery.files.removeLast(count - (count + divisor - 1) / divisor)
    }
    return (plan, request)
  }

  /// The paths of all files, absolute, in order.
  func files() throws -> [String] {
    var files: [String] = []
    for folder in folders {
      for root in try roots(in: folder, jobs: 1).plan.roots {
        files += root.discovery.files.map { join(root.folder, $0.path) }
      }
    }
    return files
  }
}

/// How much a corpus holds.
struct CorpusSize: Sendable {
  var files = 0
  var bytes = 0
  var lines = 0

  init(of files: [String]) throws {
    for file in files {
      let bytes = try readFile(file)
      self.files += 1
      self.bytes += bytes.count
      lines += bytes.count { $0 == UInt8(ascii: "\n") }
    }
  }
}

/// The checkouts of the package `Corpus` beside this one, as one tree.
/// - Throws: where they are not there yet; the message says what makes them.
func checkouts() throws -> String {
  let package = join(parent(of: parent(of: parent(of: #filePath))), "Corpus")
  let folder = join(package, ".build/checkouts")
  guard let entries = try? listFolder(folder), !entries.isEmpty else {
    throw BenchmarkError(
      "no corpus: name folders, or run: swift package resolve --package-path \(package)")
  }
  return folder
}

/// Why the benchmark cannot go on, as a sentence.
struct BenchmarkError: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
