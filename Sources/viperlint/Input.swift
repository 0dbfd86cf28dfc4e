import ViperLintKit
import Workspace

extension Options {
  /// What the library is asked to do, with the list and the text that are read first.
  func requestWithInput(_ operands: [String]) throws(RunError) -> RunRequest {
    var request = request(operands)
    if let unsaved {
      guard operands.isEmpty else {
        throw .usage([
          "'--stdin' reports on '\(unsaved)' only: leave out '\(operands[0])', or '--stdin'"
        ])
      }
      request.unsaved = try unsavedFile(unsaved)
    }
    if let pathList {
      do {
        // Its lines are quoted where they are no paths.
        if pathList != "-" { try Checkout().checkReading(pathList) }
        request.list = try readList(pathList)
      } catch {
        throw .usage(["cannot read the list '\(pathList)': \(error.reason)"])
      }
    }
    return request
  }
}

/// Standard input, in place of the file at a path.
private func unsavedFile(_ path: String) throws(RunError) -> UnsavedFile {
  guard isSwiftFile(String(lastLevel(of: path))) else {
    throw .usage([
      "'\(path)' is no Swift file: '--stdin' needs the path that the text will have, which ends "
        + "in .swift"
    ])
  }
  let bytes: [UInt8]
  do {
    bytes = try readStandardInput()
  } catch {
    throw .usage(["cannot read standard input: \(error.reason)"])
  }
  do {
    return try UnsavedFile(at: path, bytes: bytes)
  } catch {
    throw .usage(["no file can be saved as '\(path)': \(error.reason)"])
  }
}

/// The paths in a file, or on standard input.
func readList(_ name: String) throws(FileError) -> [String] {
  paths(inList: name == "-" ? try readStandardInput() : try readStream(name))
}
