import Foundation
import LanguageServer
import Testing

@Suite("Places of a text")
struct TextPositionTests {
  /// Of each kind of character, and each end of a line.
  private let text = Array("aé€😀\r\n\n𝄞b\rlast".utf8)

  @Test(arguments: [
    (0, 0, 0), (1, 0, 1), (3, 0, 2), (6, 0, 3), (10, 0, 5), (12, 1, 0), (13, 2, 0), (17, 2, 2),
    (18, 2, 3), (19, 3, 0), (23, 3, 4),
  ])
  func `columns are units of UTF-16`(_ offset: Int, _ line: Int, _ character: Int) {
    let positions = TextPositions(text, .utf16)
    let position = TextPositions.Position(line: line, character: character)
    #expect(positions.position(of: offset) == position)
    #expect(positions.offset(of: position) == offset)
  }

  @Test(arguments: [(0, 0, 0), (3, 0, 3), (10, 0, 10), (12, 1, 0), (17, 2, 4), (23, 3, 4)])
  func `or bytes`(_ offset: Int, _ line: Int, _ character: Int) {
    let positions = TextPositions(text, .utf8)
    let position = TextPositions.Position(line: line, character: character)
    #expect(positions.position(of: offset) == position)
    #expect(positions.offset(of: position) == offset)
  }

  @Test func `what lies past the end of a line or text is that end`() {
    for encoding in [PositionEncoding.utf8, .utf16] {
      let positions = TextPositions(text, encoding)
      #expect(positions.offset(of: .init(line: 0, character: 99)) == 10)
      #expect(positions.offset(of: .init(line: 9, character: 0)) == text.count)
      #expect(positions.offset(of: .init(line: -1, character: 4)) == 0)
      #expect(positions.offset(of: .init(line: 1, character: -4)) == 12)
      #expect(positions.position(of: 99) == .init(line: 3, character: 4))
      #expect(TextPositions([], encoding).position(of: 3) == .init(line: 0, character: 0))
    }
  }

  @Test func `within a character its first byte is meant`() {
    #expect(TextPositions(text, .utf16).offset(of: .init(line: 0, character: 4)) == 6)
    #expect(TextPositions(text, .utf8).offset(of: .init(line: 0, character: 8)) == 6)
  }

  @Test func `a byte-order mark is no part of the first line`() {
    let marked = TextPositions([0xEF, 0xBB, 0xBF] + Array("ab\ncd".utf8), .utf8)
    #expect(marked.position(of: 4) == .init(line: 0, character: 1))
    #expect(marked.offset(of: .init(line: 0, character: 0)) == 3)
    #expect(marked.offset(line: 1, column: 5) == 4 + 0)
    #expect(marked.offset(line: 2, column: 2) == 7)
  }

  @Test func `every place is its own, whatever the bytes`() {
    var state: UInt64 = 7
    for _ in 0..<300 {
      let bytes = (0..<20).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return [0x0A, 0x0D, 0x61, 0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x80, 0xFF][Int(state >> 33) % 10]
      }
      for encoding in [PositionEncoding.utf8, .utf16] {
        let positions = TextPositions(bytes, encoding)
        var last = TextPositions.Position(line: 0, character: 0)
        for offset in 0...bytes.count {
          let position = positions.position(of: offset)
          #expect(last <= position)
          #expect(positions.offset(of: position) <= bytes.count)
          last = position
        }
      }
    }
  }
}

@Suite("Names of files")
struct DocumentURITests {
  @Test(arguments: [
    "/app/A.swift", "/my app/Ä #1?.swift", "/100%/한국어/😀.swift", "/a:b/c@d/[e].swift", "/",
  ])
  func `a path is found again in its URI`(_ path: String) {
    #expect(LanguageServer.path(ofURI: uri(ofPath: path)) == path)
  }

  @Test(arguments: [
    ("file:///a%20b", "/a b"), ("file://localhost/a", "/a"), ("FILE:///a", "/a"), ("file:/a", "/a"),
    ("file:///a%C3%A9", "/aé"), ("file:///a?query#fragment", "/a"),
  ])
  func `editors write URIs in several ways`(_ uri: String, _ path: String) {
    #expect(LanguageServer.path(ofURI: uri) == path)
  }

  @Test(arguments: [
    "", "file:", "file://", "file:a", "http:///a", "untitled:a", "file://server/a", "file:///%FF",
    "file:///%4", "file:///%+1", "file:///a%00b",
  ])
  func `what is no file of this machine has no path`(_ uri: String) {
    #expect(LanguageServer.path(ofURI: uri) == nil)
  }
}

@Suite("JSON of messages")
struct JSONValueTests {
  @Test(arguments: [
    "{\"a\":[1,-2,2.5,true,false,null,\"\\\"\\\\\\n\"],\"b\":{}}", "[]", "\"é😀\"",
    "9007199254740993",
    "{\"1\":1,\"true\":true}",
  ])
  func `what is read is written again`(_ text: String) throws {
    #expect(try JSONValue(Array(text.utf8)).written == text)
  }

  @Test(arguments: ["", "{", "{\"a\":}", "nul", "\"\\uD8\"", "\u{0}"])
  func `what is no JSON is refused`(_ text: String) {
    #expect(throws: JSONValue.FormatError.self) { try JSONValue(Array(text.utf8)) }
  }

  @Test(arguments: [
    ("\"a\\uD83Db\"", "a\u{FFFD}b"), ("\"\\uDE00\"", "\u{FFFD}"), ("\"\\uD83D\\uDE00\"", "😀"),
    ("\"\\uD83D\\\\uDE00\"", "\u{FFFD}\\uDE00"), ("\"\\ud83d\\ud83d\\ude00\"", "\u{FFFD}😀"),
  ])
  func `half a character is replaced`(_ text: String, _ value: String) throws {
    #expect(try JSONValue(Array(text.utf8)).text == value)
  }

  @Test func `what is nested too deeply is refused, and ends nothing`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONValue.FormatError.self) { try JSONValue(Array(text.utf8)) }
    let closed = text + String(repeating: "]", count: 100_000)
    #expect(throws: JSONValue.FormatError.self) { try JSONValue(Array(closed.utf8)) }
  }

  @Test func `controls from a source are escaped`() {
    #expect(JSONValue.text("a\u{1B}\u{202E}b").written == "\"a\\u001b\\u202eb\"")
  }
}

@Suite("Messages")
struct MessageTests {
  private func refusal(_ text: String) -> JSONValue? {
    do throws(Refusal) {
      _ = try Message(Array(text.utf8))
      return nil
    } catch {
      return error.json["error"]?["code"]
    }
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("[{\"id\":1,\"method\":\"a\"}]", -32600), ("{}", -32600),
    ("{\"id\":{},\"method\":\"a\"}", -32600), ("{\"id\":null,\"method\":\"a\"}", -32600),
    ("{\"id\":1}", -32600), ("7", -32600), ("{\"method\":7}", -32600),
  ])
  func `what is no message is refused by its code`(_ text: String, _ code: Int) {
    #expect(refusal(text) == .integer(code))
  }

  @Test func `an id may be a number or a text`() throws {
    for (text, id) in [("1", RequestID.number(1)), ("\"a\"", .text("a")), ("2.0", .number(2))] {
      let message = try Message(Array("{\"id\":\(text),\"method\":\"x\"}".utf8))
      #expect(message == .request(id, method: "x", .null))
    }
    #expect(
      try Message(Array("{\"id\":1,\"error\":{}}".utf8)) == .response(.number(1), isError: true))
  }
}
