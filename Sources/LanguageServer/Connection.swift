/// A session with the stream of bytes that it reads.
package struct Connection: Sendable {
  private var reader = MessageReader()
  private var session: Session

  package init(_ settings: ServerSettings) { session = Session(settings) }

  package mutating func receive(_ bytes: [UInt8]) -> [Session.Effect] {
    reader.add(bytes)
    var effects: [Session.Effect] = []
    do throws(MessageReader.FramingError) {
      while let message = try reader.next() { effects += receive(message: message) }
    } catch {
      // Where the next message begins nobody knows.
      effects.append(.send(Refusal(nil, .parseError, error.message).json))
      effects.append(.exit(1))
    }
    return effects
  }

  private mutating func receive(message bytes: [UInt8]) -> [Session.Effect] {
    do throws(Refusal) {
      return session.receive(try Message(bytes))
    } catch {
      return [.send(error.json)]
    }
  }

  package mutating func finish(_ result: WorkResult) -> [Session.Effect] { session.finish(result) }

  package func endOfInput() -> [Session.Effect] { session.endOfInput() }
}
