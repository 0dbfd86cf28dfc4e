import Configuration

/// A text from source, made safe to stand in a line of a terminal or a log: what would move the
/// cursor, colour, reorder or break the line is shown as `\u{1B}`, and so is the colon of a line that
/// GitHub would take for a command.
package func escaped(_ text: String) -> String {
  if text.hasPrefix("::") { return escape(":") + escaped(String(text.dropFirst())) }
  guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if mustBeEscaped(scalar) {
      result += escape(scalar)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A text without what build servers obey wherever it stands in a line of their logs: `##[…]` of
/// GitHub and Azure, `##vso[…]` of Azure, `##teamcity[…]`.
///
/// - Parameter number: how the second `#` is written instead, which depends on the format.
package func withoutLogCommands(_ text: String, number: String = "\\u{23}") -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var copied = 0
  for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
    guard logCommands.contains(where: { bytes[index...].starts(with: $0) }) else { continue }
    result += bytes[copied...index]
    result += number.utf8
    copied = index + 2
  }
  guard copied > 0 else { return text }
  return String(decoding: result + bytes[copied...], as: UTF8.self)
}

private let logCommands = ["##[", "##vso[", "##teamcity["].map { Array($0.utf8) }

func escape(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool { Configuration.mustBeEscaped(scalar) }

/// How many cells of a terminal a character takes: 2 for East Asian wide ones and most emoji, 0 for
/// marks that join the one before.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return 1 }
  if value == 0x200C || value == 0x200D || (0x1160...0x11FF).contains(value) { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value) { return 2 }
  return wideRanges.contains { $0.contains(value) } ? 2 : 1
}

/// East Asian Width W and F, of Unicode's EastAsianWidth.txt; emoji apart.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
  0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
