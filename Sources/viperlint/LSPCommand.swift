import Configuration
import Dispatch
import LanguageServer
import ViperLintKit
import Workspace

/// `viperlint lsp`: speaks to an editor until it ends the session, or its end of the pipe is closed.
func runLanguageServer(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard operands.isEmpty else {
    throw .usage([
      "'viperlint lsp' lints what an editor opens, and takes no paths: leave out '\(operands[0])'"
    ])
  }
  var connection = Connection(
    ServerSettings(
      request: options.request([]), showsNotes: options.showsNotes, version: version))
  let (events, sender) = AsyncStream.makeStream(of: ServerEvent.self)
  let room = DispatchSemaphore(value: unreadLimit)
  readInput(into: sender, room)
  for await event in events {
    let effects: [Session.Effect]
    switch event {
    case .bytes(let bytes):
      effects = connection.receive(bytes)
      room.signal()
    case .endOfInput: effects = connection.endOfInput()
    case .finished(let result): effects = connection.finish(result)
    }
    for effect in effects {
      switch effect {
      case .send(let message):
        // Nobody listens any more.
        guard (try? write(framed(message), to: 1)) == true else { return 1 }
      case .start(let work):
        Task.detached { sender.yield(.finished(await work.run())) }
      case .exit(let status): return status
      }
    }
  }
  return 1
}

private enum ServerEvent: Sendable {
  case bytes([UInt8])
  case endOfInput
  case finished(WorkResult)
}

/// So many bytes are read at once, and so many such parts may wait.
private let partLimit = 1 << 16
private let unreadLimit = 64

/// Reads on a thread of its own, as reading waits for the editor.
private func readInput(
  into sender: AsyncStream<ServerEvent>.Continuation, _ room: DispatchSemaphore
) {
  DispatchQueue(label: "viperlint.input").async {
    while let bytes = try? readNextOfStandardInput(atMost: partLimit), !bytes.isEmpty {
      sender.yield(.bytes(bytes))
      room.wait()
    }
    sender.yield(.endOfInput)
  }
}
