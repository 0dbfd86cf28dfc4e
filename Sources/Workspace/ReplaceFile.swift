/// Writes a file whole or not at all: into a temporary file beside it, which then takes its place.
/// Who reads it meanwhile reads the old text or the new one, and where writing fails the old one
/// stays.
///
/// What is behind a symbolic link is replaced, not the link, unless the link leads out of the checkout,
/// which is an error. A device or a pipe cannot be replaced and is written to.
///
/// - Parameters:
///   - checkout: the folders out of which no link is followed.
///   - permissions: who may read, write and run it; nil for what the system gives to new files.
package func replaceFile(
  _ path: String, _ text: String, in checkout: Checkout, permissions: UInt16? = nil
) throws(FileError) {
  try replaceFile(path, in: checkout, permissions) { descriptor throws(FileError) in
    try write(text, to: descriptor)
  }
}

/// The same of bytes.
package func replaceFile(
  _ path: String, _ bytes: [UInt8], in checkout: Checkout
) throws(FileError) {
  try replaceFile(path, in: checkout, nil) { descriptor throws(FileError) in
    try write(bytes, to: descriptor)
  }
}

private func replaceFile(
  _ path: String, in checkout: Checkout, _ permissions: UInt16?,
  _ writing: (Int32) throws(FileError) -> Bool
) throws(FileError) {
  var target = try checkout.placeToWrite(path)
  if let status = try? fileStatus(target) {
    switch status.kind {
    case .folder: throw FileError("Is a directory")
    case .other: return try overwriteFile(target, writing)
    case .file, .symbolicLink: target = try resolvedPath(target)
    }
  }
  try writeWhole(writing, permissions, besides: target) { temporary throws(FileError) in
    try moveFile(temporary, to: target)
  }
}

/// Writes a file where none is, whole or not at all.
/// - Throws: also where there is one.
package func createFile(
  _ path: String, _ text: String, in checkout: Checkout
) throws(FileError) {
  let target = try checkout.placeToWrite(path)
  func writing(_ descriptor: Int32) throws(FileError) -> Bool { try write(text, to: descriptor) }
  try writeWhole(writing, nil, besides: target) { temporary throws(FileError) in
    try giveName(target, to: temporary)
  }
}

/// - Parameter place: what gives the temporary file its place.
private func writeWhole(
  _ writing: (Int32) throws(FileError) -> Bool, _ permissions: UInt16?, besides target: String,
  _ place: (String) throws(FileError) -> Void
) throws(FileError) {
  // A name that nobody can guess and that does not grow with the file's own.
  let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
  let temporary = join(parent(of: target), ".viperlint-\(number)")
  do throws(FileError) {
    try writeNewFile(temporary, writing)
    if let permissions { try setPermissions(permissions, of: temporary) }
    try place(temporary)
  } catch {
    try? removeFile(temporary)
    throw error
  }
}
