import Diagnostics
import Reporting
package import ViperLintKit
import Workspace

/// Work that takes long enough to be done beside the messages.
package indirect enum Work: Sendable {
  case judge(Judging)
  case mend(Mending)

  package func run() async -> WorkResult {
    switch self {
    case .judge(let judging): .judged(await judging.run())
    case .mend(let mending): .mended(mending.id, await mending.run())
    }
  }
}

package enum WorkResult: Sendable {
  case judged(LiveWorkspace)
  /// The texts that safe fixes make, sorted by path; nil where they cannot be told.
  case mended(RequestID, [MendedFile]?)
}

/// Linting what has changed.
package struct Judging: Sendable {
  var workspace: LiveWorkspace
  var folders: [String]
  var texts: [String: [UInt8]]
  var news: LiveWorkspace.News
  var request: RunRequest

  fileprivate func run() async -> LiveWorkspace {
    var workspace = workspace
    await workspace.update(folders, texts: texts, news, request)
    return workspace
  }
}

/// Trying out the safe fixes of a file.
package struct Mending: Sendable {
  var id: RequestID
  var result: RootResult
  /// Relative to the root.
  var file: String
  var request: RunRequest

  fileprivate func run() async -> [MendedFile]? {
    var result = result
    result.root.scope = [file]
    result.report.diagnostics.removeAll { $0.place.file != file }
    return try? await mend(result, request, levels: [.safe]).files
  }
}

/// A request that waits for fixes to be tried out.
struct MendingRequest: Sendable {
  /// The action that is to be given its edit.
  var action: JSONValue
  /// Whether the action is one of a list, or answered by itself.
  var isInList: Bool
  /// What the client had open.
  var texts: [String: [UInt8]]
}
