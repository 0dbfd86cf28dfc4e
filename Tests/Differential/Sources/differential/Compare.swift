import Foundation

/// Runs the dump and compares each file of the list; true where nothing differs.
func compare(_ options: Options) throws -> Bool {
  let dump = try run(options.command + [options.list])
  let paths = try String(contentsOfFile: options.list, encoding: .utf8)
    .split(separator: "\n").map(String.init)
  var sections = dumpSections(dump)
  var lineCount = 0
  var differing = 0
  for path in paths {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    guard let read = sections.removeValue(forKey: path[...]) else {
      print("\(path): not in the dump")
      differing += 1
      continue
    }
    let reference = options.subject.referenceLines(bytes)
    lineCount += reference.count
    if !report(path, bytes, read, reference, options) { differing += 1 }
  }
  print("\(paths.count) files, \(lineCount) lines: \(differing) files differ")
  return differing == 0
}

/// The lines of each file of a dump, by path.
private func dumpSections(_ dump: String) -> [Substring: [Substring]] {
  var sections: [Substring: [Substring]] = [:]
  var path: Substring = ""
  var lines: [Substring] = []
  for line in dump.split(separator: "\n") {
    if line.hasPrefix("file\t") {
      sections[path] = lines
      path = line.dropFirst(5)
      lines = []
    } else {
      lines.append(line)
    }
  }
  sections[path] = lines
  return sections
}

/// Prints the first differences of a file; true where there is none.
private func report(
  _ path: String, _ bytes: [UInt8], _ read: [Substring], _ reference: [String],
  _ options: Options
) -> Bool {
  var start = 0
  while start < min(read.count, reference.count), read[start] == reference[start] { start += 1 }
  if start == read.count, start == reference.count { return true }
  let expected = reference[start...].map { $0[...] }
  let actual = Array(read[start...])
  // The difference is quadratic at worst, and what follows a slip often differs throughout.
  let window = 400
  let changes = Array(actual.prefix(window)).difference(from: Array(expected.prefix(window)))
  print("\(path): \(read.count) lines read, \(reference.count) in the reference")
  for change in changes.sorted(by: { offset($0) < offset($1) }).prefix(options.shown) {
    switch change {
    case .remove(_, let line, _): print("  missing ", describe(line, bytes, options.subject))
    case .insert(_, let line, _): print("  surplus ", describe(line, bytes, options.subject))
    }
  }
  return false
}

private func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
  switch change {
  case .remove(let offset, _, _), .insert(let offset, _, _): offset
  }
}

/// The line of the dump with its place and the source around it.
private func describe(_ line: Substring, _ bytes: [UInt8], _ subject: Subject) -> String {
  let fields = line.split(separator: "\t").joined(separator: " ")
  guard let place = subject.place(of: line), place.upperBound <= bytes.count else { return fields }
  let number = bytes[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  let before = bytes[max(0, place.lowerBound - 20)..<place.lowerBound]
  let inside = bytes[place].prefix(60)
  let after = bytes[place.upperBound..<min(bytes.count, place.upperBound + 20)]
  let texts = [before, inside, after].map { String(decoding: $0, as: UTF8.self) }
  return
    "\(fields)  line \(number): \((texts[0] + "⟦" + texts[1] + "⟧" + texts[2]).debugDescription)"
}

/// The standard output of a command.
private func run(_ command: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: command[0])
  process.arguments = Array(command.dropFirst())
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}
