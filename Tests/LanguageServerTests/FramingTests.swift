import LanguageServer
import Testing

@Suite("Messages of a stream")
struct FramingTests {
  private func messages(_ text: String, partsOf size: Int) throws -> [String] {
    var reader = MessageReader()
    var found: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.add(Array(bytes[start..<min(start + size, bytes.count)]))
      while let message = try reader.next() {
        found.append(String(decoding: message, as: UTF8.self))
      }
    }
    #expect(!reader.isWithinMessage)
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 20, 1000])
  func `messages are told apart, however the stream is cut`(_ size: Int) throws {
    let text =
      "Content-Length: 2\r\n\r\n{}"
      + "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:9\r\n\r\n{\"é\": 1}"
      + "Content-Length: 0\r\n\r\n" + "Content-Length: 4\n\n[\n1]"
    #expect(try messages(text, partsOf: size) == ["{}", "{\"é\": 1}", "", "[\n1]"])
  }

  @Test(arguments: [
    ("\r\n\r\n", "a message has no Content-Length"),
    ("Content-Type: text\r\n\r\n", "a message has no Content-Length"),
    ("Content-Length: -1\r\n\r\n", "the Content-Length of a message is no number"),
    ("Content-Length: +1\r\n\r\n", "the Content-Length of a message is no number"),
    (
      "Content-Length: 99999999999999999999\r\n\r\n", "the Content-Length of a message is no number"
    ),
    ("Content-Length: 999999999999\r\n\r\n", "a message is longer than 256 MiB"),
    ("{\"jsonrpc\": \"2.0\"}\n\n", "a message has no Content-Length"),
    ("GET / HTTP/1.1\r\n\r\n", "a message has a head that is no 'Name: value'"),
    (String(repeating: "x", count: 5000), "no message begins within 4096 bytes"),
  ])
  func `a head that tells no length is refused`(_ text: String, _ problem: String) throws {
    var reader = MessageReader()
    reader.add(Array(text.utf8))
    #expect(throws: MessageReader.FramingError(message: problem)) { try reader.next() }
  }
}
