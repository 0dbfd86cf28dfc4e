/// Writes a file whole or not at all: into a temporary file beside it, which then takes its place.
/// Who reads it meanwhile reads the old text or the new one, and where writing fails the old one
/// stays.
///
/// What is behind a symbolic link is replaced, not the link. A device or a pipe cannot be replaced
/// and is written to.
///
/// - Parameter permissions: who may read, write and run it; nil for what the system gives to new files.
package func replaceFile(
  _ path: String, _ text: String, permissions: UInt16? = nil
) throws(FileError) {
  var target = path
  if let status = try? fileStatus(path) {
    switch status.kind {
    case .folder: throw FileError("Is a directory")
    case .other: return try writeFile(path, text, mayReplace: true)
    case .file, .symbolicLink: target = try resolvedPath(path)
    }
  }
  // A name that nobody can guess and that does not grow with the file's own.
  let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
  let temporary = join(parent(of: target), ".viperlint-\(number)")
  do throws(FileError) {
    try writeFile(temporary, text, mayReplace: false)
    if let permissions { try setPermissions(permissions, of: temporary) }
    try moveFile(temporary, to: target)
  } catch {
    try? removeFile(temporary)
    throw error
  }
}
