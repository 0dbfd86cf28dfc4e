// Starting another program: with ReadFile.swift the only code here that hands pointers to the system.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a program wrote, and how it ended.
struct ProgramResult: Sendable {
  /// 0 for success; 128 and the signal's number for a program that a signal ended.
  var status: Int32
  var output: [UInt8]
  var errors: [UInt8]
}

/// Runs a program to its end. It gets no variable of our environment but those given, and no terminal.
///
/// - Parameters:
///   - program: an absolute path: nothing is searched for.
///   - environment: `NAME=value`.
///   - input: all that it can read.
func runProgram(
  _ program: String, _ arguments: [String], environment: [String], input: [UInt8] = []
) throws(FileError) -> ProgramResult {
  let streams = try [openPipe(), openPipe(), openPipe()]
  let ours = [streams[0].writing, streams[1].reading, streams[2].reading]
  let theirs = [streams[0].reading, streams[1].writing, streams[2].writing]
  let process: pid_t
  do {
    process = try spawn(program, [program] + arguments, environment, standard: theirs)
  } catch {
    for descriptor in ours + theirs { _ = close(descriptor) }
    throw error
  }
  for descriptor in theirs { _ = close(descriptor) }
  let (output, errors) = exchange(input, with: ours)
  return ProgramResult(status: end(of: process), output: output, errors: errors)
}

private func openPipe() throws(FileError) -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else { throw FileError(errno: errno) }
  // The program gets copies of its three ends, and must not hold the others open.
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

private func spawn(
  _ program: String, _ arguments: [String], _ environment: [String], standard: [Int32]
) throws(FileError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw FileError(errno: ENOMEM) }
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (number, descriptor) in standard.enumerated() {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
  }
  var process: pid_t = 0
  let failure = unsafe withTexts(arguments) { arguments in
    unsafe withTexts(environment) { environment in
      unsafe posix_spawn(&process, program, &actions, nil, arguments, environment)
    }
  }
  guard failure == 0 else { throw FileError(errno: failure) }
  return process
}

/// Calls `body` with texts as C has them: ended by NUL, their list by a null pointer.
private func withTexts(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
) -> Int32 {
  let copies = unsafe texts.map { unsafe strdup($0) } + [nil]
  defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
  return unsafe body(copies)
}

/// Writes the input and reads both outputs as they come: a program that waits for one of the three
/// would else wait for ever.
/// - Parameter descriptors: of its input, output and errors. They are closed.
private func exchange(
  _ input: [UInt8], with descriptors: [Int32]
) -> (output: [UInt8], errors: [UInt8]) {
  var received: [[UInt8]] = [[], [], []]
  var waits = [
    pollfd(fd: descriptors[0], events: Int16(POLLOUT), revents: 0),
    pollfd(fd: descriptors[1], events: Int16(POLLIN), revents: 0),
    pollfd(fd: descriptors[2], events: Int16(POLLIN), revents: 0),
  ]
  _ = fcntl(descriptors[0], F_SETFL, O_NONBLOCK)
  var written = 0
  func finish(_ index: Int) {
    _ = close(waits[index].fd)
    // A negative descriptor is passed over.
    waits[index].fd = -1
  }
  if input.isEmpty { finish(0) }
  while waits.contains(where: { $0.fd >= 0 }) {
    guard unsafe poll(&waits, nfds_t(waits.count), -1) >= 0 || errno == EINTR else { break }
    if waits[0].fd >= 0, waits[0].revents != 0 {
      let count = send(input[written...], to: waits[0].fd)
      written += max(0, count)
      if count < 0 || written == input.count { finish(0) }
    }
    for index in 1...2 where waits[index].fd >= 0 && waits[index].revents != 0 {
      if !receive(from: waits[index].fd, into: &received[index]) { finish(index) }
    }
  }
  for index in waits.indices where waits[index].fd >= 0 { finish(index) }
  return (received[1], received[2])
}

/// - Returns: how many bytes were taken; a negative number when nobody reads any more.
private func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
  // The system takes bytes by their address only; it keeps none of them.
  let count = unsafe bytes.withUnsafeBytes { buffer in
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : count
}

/// - Returns: whether more may come.
private func receive(from descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
  let step = 1 << 16
  var isOpen = true
  bytes += unsafe [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
    guard let base = buffer.baseAddress else { return }
    let got = unsafe read(descriptor, base, step)
    if got > 0 { count = got }
    isOpen = got > 0 || got < 0 && errno == EINTR
  }
  return isOpen
}

private func end(of process: pid_t) -> Int32 {
  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}

// MARK: Where programs lie

/// The folders of `PATH`. One that is not absolute would find what lies in the folder that is linted.
func programFolders() -> [String] {
  (environmentValue("PATH") ?? "").split(separator: ":").map(String.init).filter {
    $0.hasPrefix("/")
  }
}

/// The first program of a name that can be run.
package func programPath(of name: String, in folders: [String]) -> String? {
  folders.map { join($0, name) }.first {
    (try? fileStatus($0))?.kind == .file && isExecutable($0)
  }
}
