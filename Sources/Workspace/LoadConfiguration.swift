package import Configuration

/// Reads a configuration and the files that it extends.
/// - Parameters:
///   - path: absolute.
///   - root: the folder that the paths in origins are relative to.
package func readConfigurationFile(
  _ path: String, root: String, rules: [RuleDeclaration], from files: FileSource = .disk
) throws(RunError) -> ConfigurationFile {
  let bytes: [UInt8]
  do {
    bytes = try files.readConfiguration(path)
  } catch {
    throw .usage(["cannot read the configuration '\(path)': \(error.reason)"])
  }
  return try configurationFile(path, bytes, root: root, rules: rules, from: files)
}

/// The same of a text that stands for the file.
package func configurationFile(
  _ path: String, _ bytes: [UInt8], root: String, rules: [RuleDeclaration],
  from files: FileSource = .disk
) throws(RunError) -> ConfigurationFile {
  var chain = ConfigurationChain(file: relativePath(path, from: root) ?? path, bytes: bytes)
  do throws(ConfigurationError) {
    while let next = try chain.next() {
      do {
        chain.add(try files.readConfiguration(normalized(join(root, next))))
      } catch {
        throw chain.unreadable(error.reason)
      }
    }
    return try chain.read(rules: rules)
  } catch {
    let place = normalized(join(root, error.file))
    var shown = ConfigurationError(file: shownPath(place), issues: error.issues)
    let checkout = Checkout(around: [root])
    // A configuration outside of the checkout was named by the person, with all that it extends.
    if checkout.isBelow(normalized(join(root, path))), checkout.isOutside(place) {
      shown.issues = shown.issues.prefix(1).map(withoutQuotes)
    }
    throw .configuration(shown)
  }
}

/// What is wrong in a file outside of the repository, without a word of it: a stranger can let a
/// configuration extend any file, to read it in the log of a build server.
private func withoutQuotes(_ issue: ConfigurationIssue) -> ConfigurationIssue {
  ConfigurationIssue(
    line: issue.line, column: issue.column,
    message:
      "this is no configuration that viperlint reads; why is not said, as the file lies outside "
      + "of the repository: 'viperlint config validate --config' tells of it where it lies")
}

/// A path as seen from the working folder, where it lies below it.
private func shownPath(_ path: String) -> String {
  guard let folder = try? workingFolder(), let relative = relativePath(path, from: folder) else {
    return path
  }
  return relative
}
