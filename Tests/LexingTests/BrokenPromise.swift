import Lexing

// The fuzzer asks for the same promises: Tests/Differential/Sources/FuzzReading links to this file.

/// What a buffer promises for any bytes, and the first promise that this one breaks.
///
/// The tokens grow and end with an empty `endOfFile`; only it is empty; between tokens are white
/// space, comments and unreadable ranges; the lines are those of the bytes.
func brokenPromise(of tokens: TokenBuffer, for bytes: [UInt8]) -> String? {
  let count = tokens.kinds.count
  guard count == tokens.starts.count, count == tokens.lengths.count, count == tokens.flags.count
  else { return "the arrays have different lengths" }
  guard tokens.kinds.last == .endOfFile, tokens.starts.last == UInt32(bytes.count),
    tokens.kinds.dropLast().allSatisfy({ $0 != .endOfFile })
  else { return "the end of the file is not the last token" }

  var covered = [Bool](repeating: false, count: bytes.count)
  var ranges = tokens.kinds.indices.dropLast().map {
    TextRange(start: tokens.starts[$0], length: tokens.lengths[$0])
  }
  for list in [ranges, tokens.comments, tokens.unreadable] {
    for (before, after) in zip(list, list.dropFirst()) where after.start < before.end {
      return "the range at \(after.start) begins before the one before it ends"
    }
  }
  ranges += tokens.comments + tokens.unreadable
  for range in ranges {
    guard 0 < range.length, range.end <= UInt32(bytes.count) else {
      return "the range at \(range.start) is empty or ends past the file"
    }
    for offset in range.start..<range.end {
      if covered[Int(offset)] { return "the byte at \(offset) is in two ranges" }
      covered[Int(offset)] = true
    }
  }
  // A byte-order mark is nothing.
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  for offset in bytes.indices.dropFirst(start) where !covered[offset] {
    guard [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains(bytes[offset]) else {
      return "the byte at \(offset) is in no range"
    }
  }
  return tokens.lines.starts == lineStarts(of: bytes) ? nil : "the lines are wrong"
}

private func lineStarts(of bytes: [UInt8]) -> [UInt32] {
  var starts: [UInt32] = [0]
  for offset in bytes.indices {
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && !isPair) {
      starts.append(UInt32(offset + 1))
    }
  }
  return starts
}
