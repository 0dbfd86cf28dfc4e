import Configuration

/// Reads any bytes as YAML and as a configuration; a trap, a hang or an issue that has no place in
/// the text is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConfiguration(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = readYAML(bytes)
  let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  do {
    let file = try readConfiguration(file: "x.yml", bytes: bytes, rules: ["naming", "ui_import"])
    _ = settings(from: file, preset: nil)
  } catch {
    if error.issues.isEmpty { fatalError("refused without an issue") }
    for issue in error.issues
    where !(1...lines).contains(issue.line) || !(1...(count + 1)).contains(issue.column) {
      fatalError("no such place: \(issue)")
    }
  }
  return 0
}
