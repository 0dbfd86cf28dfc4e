/// A file as text.
/// - Throws: where it cannot be read, and where it is no UTF-8.
package func readText(_ path: String) throws(FileError) -> String {
  let bytes = try readFile(path)
  let text = String(decoding: bytes, as: UTF8.self)
  guard text.utf8.elementsEqual(bytes) else { throw FileError("It is no UTF-8 text") }
  return text
}
