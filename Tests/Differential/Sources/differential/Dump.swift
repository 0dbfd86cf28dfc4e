import Foundation

/// What `viperlint dump` prints for the files, by path, without the lines of the paths.
func dump(_ subject: Subject, _ paths: [String], _ viperlint: String) throws -> [String: String] {
  let list = FileManager.default.temporaryDirectory
    .appendingPathComponent("differential-\(UUID().uuidString).txt")
  try paths.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: list) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: viperlint)
  process.arguments = ["dump", subject.rawValue, "--list", list.path]
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationReason == .exit, process.terminationStatus == 0 else {
    throw Problem(
      "'viperlint dump \(subject)' ended with \(process.terminationStatus) on \(list.path)")
  }
  return sections(of: data)
}

/// The text after each line `file TAB path`, up to the next one.
private func sections(of dump: Data) -> [String: String] {
  let mark = Array("file\t".utf8)
  var sections: [String: String] = [:]
  var path: String?
  var lines: [UInt8] = []
  for line in dump.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.starts(with: mark) {
      if let path { sections[path] = String(decoding: lines, as: UTF8.self) }
      path = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
      lines = []
    } else {
      lines += line
      lines.append(UInt8(ascii: "\n"))
    }
  }
  if let path {
    // The last line's newline makes one empty line more.
    sections[path] = String(decoding: lines.dropLast(), as: UTF8.self)
  }
  return sections
}
