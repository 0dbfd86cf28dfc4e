import Configuration
package import Reporting
package import Workspace

/// What the file of old findings is called where nobody names one; it stands at the root.
package let baselineName = ".viperlint-baseline.json"

/// A baseline and where it stands.
package struct LocatedBaseline: Sendable {
  /// Absolute.
  package var path: String
  /// As findings and messages name it: relative to the root where it lies below.
  package var name: String
  /// nil where no file is there.
  package var baseline: Baseline?
  package var checkout: Checkout
}

/// Finds and reads the baseline of a root: the one that was named, else the configuration's, else the
/// one that lies at the root under its usual name.
///
/// - Throws: for a file that cannot be read or is no baseline.
package func locateBaseline(
  of root: Root, _ request: RunRequest
) throws(RunError) -> LocatedBaseline {
  var located = try baselinePlace(of: root, request)
  guard root.files.holdsNow(located.path) else { return located }
  let bytes: [UInt8]
  do throws(FileError) {
    try located.checkout.checkReading(located.path)
    bytes = try root.files.readNow(located.path)
  } catch {
    throw .usage(["cannot read the baseline '\(located.name)': \(error.reason)"])
  }
  do {
    located.baseline = try Baseline(bytes)
  } catch {
    throw .configuration(
      ConfigurationError(
        file: located.name,
        issues: [ConfigurationIssue(line: error.line, column: 1, message: error.message)]))
  }
  return located
}

/// Where the baseline of a root is, or is to be; what stands there is not read.
package func baselinePlace(
  of root: Root, _ request: RunRequest
) throws(RunError) -> LocatedBaseline {
  let checkout = Checkout(around: [root.folder])
  let path = try baselinePath(of: root, in: checkout, request)
  return LocatedBaseline(
    path: path, name: relativePath(path, from: root.folder) ?? path, baseline: nil,
    checkout: checkout)
}

/// The baseline that a run is compared with; nil where there is none.
/// - Throws: for one that was named and is not there.
func readBaseline(of root: Root, _ request: RunRequest) throws(RunError) -> LocatedBaseline? {
  let located = try locateBaseline(of: root, request)
  if located.baseline != nil { return located }
  if let given = request.baseline {
    throw .usage([
      "cannot read the baseline '\(given)': there is no such file; "
        + "'viperlint baseline create --baseline \(given)' writes it"
    ])
  }
  if let place = root.configuration?.places.baseline {
    throw .configuration(
      ConfigurationError(
        file: place.source,
        issues: [
          ConfigurationIssue(
            line: place.line, column: 1,
            message: "the baseline '\(located.name)' is not there: 'viperlint baseline create' "
              + "writes it")
        ]))
  }
  return nil
}

private func baselinePath(
  of root: Root, in checkout: Checkout, _ request: RunRequest
) throws(RunError) -> String {
  if let given = request.baseline {
    // The file need not be there yet, its folder must. As text, as it will be written.
    let given = normalized(given)
    let folder = parent(of: given).isEmpty ? "." : parent(of: given)
    do throws(FileError) {
      try checkout.checkReading(given)
      return join(try resolvedPath(folder), String(lastLevel(of: given)))
    } catch {
      throw .usage(["cannot read the baseline '\(given)': \(error.reason)"])
    }
  }
  return join(root.folder, root.configuration?.baseline ?? baselineName)
}
