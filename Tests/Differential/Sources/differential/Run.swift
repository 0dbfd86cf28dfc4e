/// Compares all files and prints the outcome; true where nothing differs that is not known, and
/// everything known that was looked at still differs.
func run(_ options: Options) async throws -> Bool {
  let known = try knownDifferences(options.known)
  let all = try sourceFiles(options.paths)
  let files = sample(all, options.sample)
  if files.isEmpty { throw Problem("no Swift file at \(options.paths.joined(separator: ", "))") }
  let outcome = try await compareInBatches(files, options)

  let new = outcome.differences.filter { difference in
    !known.contains { $0.matches(difference) }
  }
  for difference in new {
    print("\(difference.path): \(difference.lines) lines of the \(difference.subject) differ")
    print(difference.text)
  }
  let stale = known.filter { entry in
    options.subjects.contains(entry.subject)
      && files.contains { $0.hasSuffix("/" + entry.fileSuffix) }
      && !outcome.differences.contains { entry.matches($0) }
  }
  for entry in stale {
    print("no longer so: \(entry.subject) \(entry.lines) \(entry.fileSuffix): \(entry.reason)")
  }
  printCounts(outcome, options, of: all.count)
  print(
    "\(outcome.differences.count - new.count) known differences, \(new.count) new ones, "
      + "\(stale.count) that are none any more")
  return new.isEmpty && stale.isEmpty
}

/// Bounds the memory, and keeps all cores at work; the outcome is in the order of the files.
private func compareInBatches(_ files: [String], _ options: Options) async throws -> Outcome {
  let size = 50
  return try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
    for start in stride(from: 0, to: files.count, by: size) {
      let batch = Array(files[start..<min(files.count, start + size)])
      group.addTask { (start, try compare(batch, options)) }
    }
    var outcomes: [(Int, Outcome)] = []
    for try await outcome in group { outcomes.append(outcome) }
    var sum = Outcome()
    for (_, outcome) in outcomes.sorted(by: { $0.0 < $1.0 }) { sum.add(outcome) }
    return sum
  }
}

private func printCounts(_ outcome: Outcome, _ options: Options, of total: Int) {
  print(
    "\(outcome.files) of \(total) files, \(outcome.sourceLines) lines, \(outcome.bytes) bytes")
  for path in outcome.invalidFiles { print("left out, not UTF-8: \(path)") }
  if options.subjects.contains(.outline) {
    print("\(outcome.brokenFiles.count) of them broken to swift-syntax: outlines left out")
  }
  for subject in options.subjects {
    for (kind, count) in (outcome.counts[subject] ?? [:]).sorted(by: { $0.key < $1.key }) {
      print(
        "\(subject) \(kind): \(count.lines) lines, \(count.missing) missing, "
          + "\(count.surplus) surplus")
    }
  }
}
