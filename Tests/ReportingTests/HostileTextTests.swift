import Configuration
import Diagnostics
import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// All that could end a text, a line or a file, begin a command, link or element, or move a cursor.
private let hostile =
  "a\"b'\\c]]></error>&lt;<!--é日👨‍👩‍👧-->\r\n::error::x%0A%\t\u{1B}[2J\u{202E}\u{85}\u{2028}\u{E0001}"
  + "##[stop-commands]x ##vso[task]y{0}{{[z](1)|`*:wq"

/// The file, the message, the reason and the other end are hostile.
private let report = finding("B", in: "B", file: "App/\(hostile).swift", message: hostile) {
  $0.why = "because " + hostile
  $0.to?.name = "`\(hostile)`"
  $0.to?.file = hostile
}

private let file = "App/\(hostile).swift"

@Suite struct HostileTextTests {
  @Test(arguments: ReportFormat.allCases.filter { ![.markdown, .html].contains($0) })
  func `no text from source is obeyed, and a reader gets it back`(_ format: ReportFormat) throws {
    let printed = rendered(report, as: format, TextOptions())
    for mark in ["\u{1B}", "\u{202E}", "\u{85}", "\u{2028}", "\u{E0001}"] {
      #expect(!printed.contains(mark), "\(mark.debugDescription)")
    }
    // In a line that is a command nothing else is looked for.
    for mark in ["##[", "##vso["] where format != .github { #expect(!printed.contains(mark)) }
    // Strings are compared byte by byte: Swift takes CR LF for one character.
    let lines = printed.utf8.split { $0 == 10 || $0 == 13 }
    let commands = lines.count { $0.drop { $0 == 32 }.starts(with: "::error".utf8) }
    #expect(commands == (format == .github ? 1 : 0))

    let found = try read(printed, format)
    #expect(Array(found.file.utf8) == Array(expectedFile(format).utf8))
    #expect(found.text.utf8.starts(with: expectedText(format).utf8), "\(found.text)")
  }

  /// Lines keep their texts on one line, and XML has no way to write most controls.
  private func expectedText(_ format: ReportFormat) -> String {
    switch format {
    case .text, .xcode, .agent, .markdown, .html: withoutLogCommands(escaped(hostile))
    case .github: escapedButLines(hostile)
    case .junit, .checkstyle: hostile.replacing("\u{1B}", with: "\\u{1B}")
    case .json, .sarif, .gitlab: hostile
    }
  }

  private func expectedFile(_ format: ReportFormat) -> String {
    switch format {
    case .text, .agent, .markdown, .html: withoutLogCommands(escaped(file))
    case .xcode: withoutLogCommands("/work/app/" + escaped(file))
    case .github: escapedButLines(file)
    case .junit, .checkstyle: file.replacing("\u{1B}", with: "\\u{1B}")
    case .json, .sarif, .gitlab: file
    }
  }

  private func escapedButLines(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let text = String(scalar)
      result += text == "\r" || text == "\n" ? text : escaped(text)
    }
    return result
  }

  private func read(
    _ printed: String, _ format: ReportFormat
  ) throws -> (file: String, text: String) {
    switch format {
    case .text, .markdown, .html: return try readText(printed)
    case .xcode: return try readXcode(printed)
    case .agent: return try readAgent(printed)
    case .github: return try readGitHub(printed)
    case .json: return try readJSON(printed)
    case .sarif: return try readSARIF(printed)
    case .junit: return try readJUnit(printed)
    case .checkstyle: return try readCheckstyle(printed)
    case .gitlab: return try readGitLab(printed)
    }
  }

  private func readText(_ printed: String) throws -> (file: String, text: String) {
    let lines = printed.components(separatedBy: "\n")
    let text = lines[0].dropFirst("error[protocol_boundary]: ".count)
    return (String(lines[1].dropFirst(" --> ".count).dropLast(":1:1".count)), String(text))
  }

  private func readXcode(_ printed: String) throws -> (file: String, text: String) {
    let parts = printed.components(separatedBy: ":1:1: error: ")
    #expect(parts.count == 2)
    return (parts[0], String(try #require(parts.last)))
  }

  private func readAgent(_ printed: String) throws -> (file: String, text: String) {
    let lines = printed.components(separatedBy: "\n")
    #expect(lines.count == 3)
    let parts = lines[0].components(separatedBy: ":1:1: error protocol_boundary: ")
    #expect(parts.count == 2)
    return (parts[0], String(try #require(parts.last)))
  }

  private func readGitHub(_ printed: String) throws -> (file: String, text: String) {
    let command = printed.dropLast().components(separatedBy: "::")
    let properties = command[1].components(separatedBy: ",")
    let file = try #require(properties.first).dropFirst("error file=".count)
    let message = command[2...].joined(separator: "::")
    return (String(file).removingPercentEncoding ?? "", message.removingPercentEncoding ?? "")
  }

  private func readJSON(_ printed: String) throws -> (file: String, text: String) {
    let object = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
    let diagnostics = try #require(object?["diagnostics"] as? [[String: Any]])
    let from = try #require(diagnostics[0]["to"] as? [String: Any])
    #expect(from["name"] as? String == "`\(hostile)`")
    return (
      try #require(diagnostics[0]["file"] as? String),
      try #require(diagnostics[0]["message"] as? String)
    )
  }

  private func readSARIF(_ printed: String) throws -> (file: String, text: String) {
    let log = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(uri.utf8.allSatisfy { $0 > 32 && $0 < 127 })
    let text = try #require((result["message"] as? [String: Any])?["text"] as? String)
    // The one link is ours; what looks like a link or a placeholder in the source is none.
    let plain = text.replacing("\\](", with: "").replacing("{{", with: "").replacing("}}", with: "")
    #expect(plain.ranges(of: "](").count == 1)
    #expect(!plain.contains("{") && !plain.contains("}"))
    let read = text.replacing("\\](", with: "](").replacing("{{", with: "{")
      .replacing("}}", with: "}")
    return (uri.removingPercentEncoding ?? "", read)
  }

  private func readGitLab(_ printed: String) throws -> (file: String, text: String) {
    let issues = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [[String: Any]]
    let issue = try #require(issues?.first)
    let location = try #require(issue["location"] as? [String: Any])
    return (
      try #require(location["path"] as? String), try #require(issue["description"] as? String)
    )
  }

  private func readJUnit(_ printed: String) throws -> (file: String, text: String) {
    let elements = try readElements(printed)
    let message = try #require(elements.first { $0.name == "failure" }?.attributes["message"])
    let parts = message.components(separatedBy: ":1:1: ")
    #expect(parts.count == 2)
    return (parts[0], try #require(parts.last))
  }

  private func readCheckstyle(_ printed: String) throws -> (file: String, text: String) {
    let elements = try readElements(printed)
    let file = try #require(elements.first { $0.name == "file" }?.attributes["name"])
    return (file, try #require(elements.first { $0.name == "error" }?.attributes["message"]))
  }
}

// MARK: XML

private struct Element {
  var name: String
  var attributes: [String: String]
}

/// The elements of a document in their order.
private func readElements(_ text: String) throws -> [Element] {
  let reader = ElementReader()
  let parser = XMLParser(data: Data(text.utf8))
  parser.delegate = reader
  #expect(parser.parse(), "\(String(describing: parser.parserError))")
  return reader.elements
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [Element] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }
}
