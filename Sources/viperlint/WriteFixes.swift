import Configuration
import Reporting
import ViperLintKit
import Workspace

/// Writes what fixes change. Files that the same fixes change are written together or not at all; one
/// that somebody has changed meanwhile stays as it is, with those.
/// - Returns: whether all of it could be written.
func writeFixes(_ mended: [Mended], _ options: Options, in checkout: Checkout) -> Bool {
  var isWritten = true
  for mended in mended {
    for files in together(mended.files) {
      do throws(FixError) {
        try write(files, options, in: checkout)
        try stage(files, mended, options)
      } catch {
        printProblem(error.message)
        isWritten = false
      }
    }
  }
  sayLeft(mended, options)
  if !options.isQuiet, isWritten {
    printRemark(
      mended.allSatisfy(\.files.isEmpty)
        ? "there was nothing to fix" : "\(fixedWords(mended)) fixed")
  }
  return isWritten
}

private struct FixError: Error {
  var message: String
}

/// The files in groups, none of which changes with a file of another.
private func together(_ files: [MendedFile]) -> [[MendedFile]] {
  var groups: [[MendedFile]] = []
  for file in files {
    let isTied = { (group: [MendedFile]) in
      group.contains { $0.tied.contains(file.path) || file.tied.contains($0.path) }
    }
    let joined = groups.filter(isTied).flatMap(\.self) + [file]
    groups.removeAll(where: isTied)
    groups.append(joined)
  }
  return groups
}

private func write(
  _ files: [MendedFile], _ options: Options, in checkout: Checkout
) throws(FixError) {
  var written: [MendedFile] = []
  do throws(FileError) {
    for file in files { try check(file, files.count == 1 ? "it" : "'\(file.name)'", options) }
    for file in files {
      try replace(file, by: file.after, in: checkout)
      written.append(file)
    }
  } catch {
    for file in written { try? replace(file, by: file.before, in: checkout) }
    let names = files.map { "'\($0.name)'" }.joined(separator: ", ")
    throw FixError(message: "cannot write \(names): \(error.reason)")
  }
}

private func check(
  _ file: MendedFile, _ name: String, _ options: Options
) throws(FileError) {
  guard try readFile(file.path) != file.before else { return }
  throw FileError(
    options.isStaged
      ? "\(name) is staged otherwise than it stands in the work tree; stage all of it, or put the rest "
        + "aside, and run '--fix --staged' again"
      : "\(name) was changed meanwhile; run '--fix' again")
}

private func replace(
  _ file: MendedFile, by text: [UInt8], in checkout: Checkout
) throws(FileError) {
  try replaceFile(
    file.path, String(decoding: text, as: UTF8.self), in: checkout,
    permissions: try permissions(of: file.path))
}

/// What was fixed of the index stands in it, too.
private func stage(
  _ files: [MendedFile], _ mended: Mended, _ options: Options
) throws(FixError) {
  guard options.isStaged, let repository = mended.result.root.files.repository else { return }
  do throws(RunError) {
    try repository.stage(files.map { StagedText(path: $0.path, bytes: $0.after) })
  } catch {
    let names = files.map { "'\($0.name)'" }.joined(separator: ", ")
    var reason = "its configuration is not valid"
    if case .usage(let problems) = error { reason = problems.joined(separator: "; ") }
    throw FixError(message: "\(names): fixed in the work tree, but not in the index: \(reason)")
  }
}
