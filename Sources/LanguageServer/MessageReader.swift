/// Takes the bytes of a stream apart into messages, each with a head that tells its length:
///
/// ```
/// Content-Length: 52\r\n
/// \r\n
/// {"jsonrpc": "2.0", "method": "exit"}
/// ```
package struct MessageReader: Sendable {
  private var bytes: [UInt8] = []
  /// Of what is read of them.
  private var start = 0
  /// Up to where the head was searched for its end.
  private var searched = 0
  /// The length of the message whose head was read.
  private var length: Int?

  package init() {}

  /// A head that tells no length: what follows cannot be told apart any more.
  package struct FramingError: Error, Hashable, Sendable {
    package var message: String

    package init(message: String) { self.message = message }
  }

  package mutating func add(_ more: [UInt8]) {
    // What was read is dropped before it takes as much room as the rest.
    if start > 0, start * 2 >= bytes.count {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// Whether a message has begun and not ended.
  package var isWithinMessage: Bool { length != nil || start < bytes.count }

  /// The next message, if all of it is there.
  package mutating func next() throws(FramingError) -> [UInt8]? {
    if length == nil {
      guard let head = try nextHead() else { return nil }
      length = try contentLength(head)
    }
    guard let length, bytes.count - start >= length else { return nil }
    let message = Array(bytes[start..<start + length])
    start += length
    searched = start
    self.length = nil
    return message
  }

  /// The lines before the next empty one.
  private mutating func nextHead() throws(FramingError) -> [String]? {
    searched = max(searched, start)
    while searched < bytes.count {
      defer { searched += 1 }
      guard bytes[searched] == lineFeed else { continue }
      let text = bytes[start...searched]
      guard isEndOfHead(text) else { continue }
      let lines = text.split(separator: lineFeed).map { line in
        String(decoding: line.last == carriageReturn ? line.dropLast() : line, as: UTF8.self)
      }
      start = searched + 1
      return lines.filter { !$0.isEmpty }
    }
    guard bytes.count - start <= headLimit else {
      throw FramingError(message: "no message begins within \(headLimit) bytes")
    }
    return nil
  }

  /// Whether a text that ends a line ends with an empty one.
  private func isEndOfHead(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.dropLast()
    if rest.last == carriageReturn { rest = rest.dropLast() }
    return rest.isEmpty || rest.last == lineFeed
  }

  private func contentLength(_ head: [String]) throws(FramingError) -> Int {
    var length: Int?
    for line in head {
      guard let colon = line.firstIndex(of: ":") else {
        throw FramingError(message: "a message has a head that is no 'Name: value'")
      }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      guard let number = Int(value), number >= 0, value.first?.isNumber == true else {
        throw FramingError(message: "the Content-Length of a message is no number")
      }
      length = number
    }
    guard let length else { throw FramingError(message: "a message has no Content-Length") }
    guard length <= lengthLimit else {
      throw FramingError(message: "a message is longer than \(lengthLimit >> 20) MiB")
    }
    return length
  }
}

/// A message as it is sent.
package func framed(_ message: JSONValue) -> String {
  let text = message.written
  return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
}

private let headLimit = 4096
/// No file that anybody writes is as long.
private let lengthLimit = 256 << 20
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
