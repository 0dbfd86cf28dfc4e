// Every call into the system that takes or gives a pointer, so that the rest of the project is safe
// code. Nothing here knows what viperlint is.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system did not do what it was asked, in words of our own: the system's words depend on
/// the platform and the locale.
package struct FileError: Error, Hashable, Sendable {
  /// Begins in upper case, without full stop and without the path: `Permission denied`.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }

  init(errno code: Int32) {
    reason =
      switch code {
      case ENOENT: "No such file or directory"
      case ENOTDIR: "Not a directory"
      case EISDIR: "Is a directory"
      case EEXIST: "There is one already"
      case EROFS: "Read-only file system"
      case ENOSPC: "No space left on device"
      case EACCES, EPERM: "Permission denied"
      case ELOOP: "Too many levels of symbolic links"
      case ENAMETOOLONG: "File name too long"
      case ENXIO: "Not a regular file"
      case EFBIG: "File too large"
      case EDQUOT: "Disk quota exceeded"
      case EIO: "Input/output error"
      case EMFILE, ENFILE: "Too many open files"
      case ENOMEM: "Out of memory"
      case EINVAL: "Not a valid name"
      default: "System error \(code)"
      }
  }
}

/// What stands at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Sendable { case file, folder, symbolicLink, other }
  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  /// In bytes.
  package var size: Int
}

/// One name in a folder.
package struct FolderEntry: Sendable {
  package var name: String
  /// nil where the file system does not say without being asked about this very entry.
  package var kind: FileStatus.Kind?
  /// Whether the name is not UTF-8; `name` is then a repaired one, which opens nothing.
  package var isMalformed: Bool
}

/// The most that a file may hold: offsets are 32 bits wide.
private let sizeLimit = Int(UInt32.max) - 1

/// The bytes of a regular file, read at once.
package func readFile(_ path: String) throws(FileError) -> [UInt8] {
  let file = try OpenFile(path)
  var bytes: [UInt8] = []
  try file.read(file.left, onto: &bytes)
  return bytes
}

/// A regular file that is read from its beginning to its end, in parts of any length.
///
/// Read, not mapped: for files of a few kilobytes it is twice as fast, and a file that shrinks
/// meanwhile is no crash. Opened without waiting, so that a named pipe cannot hold up the run.
package final class OpenFile {
  private let descriptor: Int32
  /// How many of the bytes that it had when it was opened are not read yet.
  package private(set) var left = 0

  package init(_ path: String) throws(FileError) {
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(errno: errno) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { throw FileError(errno: errno) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError("Is a directory")
    default: throw FileError("Not a regular file")
    }
    left = Int(information.st_size)
    guard left <= sizeLimit else { throw FileError("Larger than 4 GiB") }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// Puts the next bytes behind others: so many, fewer at the end.
  package func read(_ count: Int, onto bytes: inout [UInt8]) throws(FileError) {
    let count = max(0, min(count, left))
    var failure: Int32 = 0
    var done = 0
    bytes.append(addingCapacity: count) { end in
      unsafe end.withUnsafeMutableBufferPointer { buffer, initialized in
        while done < count, let base = buffer.baseAddress {
          let got = unsafe systemRead(descriptor, base + initialized, count - done)
          if got < 0, errno == EINTR { continue }
          if got < 0 { failure = errno }
          if got <= 0 { return }
          initialized += got
          done += got
        }
      }
    }
    if failure != 0 { throw FileError(errno: failure) }
    // What has been cut off meanwhile is the end.
    left = done < count ? 0 : left - count
  }
}

/// The system's own, which a method of that name hides.
private func systemRead(
  _ descriptor: Int32, _ place: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  unsafe read(descriptor, place, count)
}

/// Everything that a file, a pipe or a terminal gives until its end.
package func readStream(_ path: String) throws(FileError) -> [UInt8] {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError(errno: errno) }
  defer { _ = close(descriptor) }
  return try readAll(descriptor)
}

/// Everything that standard input gives until its end. By its descriptor, as editors hand over sockets,
/// which cannot be opened by a path.
package func readStandardInput() throws(FileError) -> [UInt8] { try readAll(0) }

/// The next bytes that standard input gives, at least one and at most so many; none at its end.
package func readNextOfStandardInput(atMost limit: Int) throws(FileError) -> [UInt8] {
  while true {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(1, limit)) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      let got = unsafe read(0, base, max(1, limit))
      if got > 0 { count = got }
      if got < 0 { failure = errno }
    }
    switch failure {
    case 0: return bytes
    case EINTR: continue
    case EAGAIN where waits(for: 0, POLLIN): continue
    case EBADF, EINVAL: throw FileError("It is closed")
    default: throw FileError(errno: failure)
    }
  }
}

private func readAll(_ descriptor: Int32) throws(FileError) -> [UInt8] {
  let step = 1 << 16
  var bytes: [UInt8] = []
  var isAtEnd = false
  var failure: Int32 = 0
  while !isAtEnd, failure == 0 {
    guard bytes.count <= sizeLimit else { throw FileError("Larger than 4 GiB") }
    bytes += unsafe [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      let got = unsafe read(descriptor, base, step)
      if got > 0 { count = got }
      if got == 0 { isAtEnd = true }
      if got < 0, errno != EINTR { failure = errno }
    }
    if failure == EAGAIN, waits(for: descriptor, POLLIN) { failure = 0 }
  }
  // The system's way to say that nothing was opened there, or nothing that can be read.
  if failure == EBADF || failure == EINVAL { throw FileError("It is closed") }
  if failure != 0 { throw FileError(errno: failure) }
  return bytes
}

/// Waits until there is something to read, or room to write, where whoever shares the descriptor does
/// not want to.
private func waits(for descriptor: Int32, _ what: Int32) -> Bool {
  var event = pollfd(fd: descriptor, events: Int16(what), revents: 0)
  return unsafe poll(&event, 1, -1) > 0 || errno == EINTR
}

/// What stands at a path; a symbolic link is looked through, or is what is asked about.
package func fileStatus(
  _ path: String, followingLinks: Bool = true
) throws(FileError) -> FileStatus {
  var information = stat()
  let result =
    followingLinks ? unsafe stat(path, &information) : unsafe lstat(path, &information)
  guard result == 0 else { throw FileError(errno: errno) }
  let kind: FileStatus.Kind =
    switch information.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  return FileStatus(
    kind: kind, device: UInt64(truncatingIfNeeded: information.st_dev),
    inode: UInt64(truncatingIfNeeded: information.st_ino), size: Int(information.st_size))
}

/// By what a file is known to be as it was, without reading it.
package struct FileStamp: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int
  var seconds: Int
  var nanoseconds: Int
}

/// nil where nothing stands at the path.
package func fileStamp(_ path: String) -> FileStamp? {
  var information = stat()
  guard unsafe stat(path, &information) == 0 else { return nil }
  #if canImport(Darwin)
    let time = information.st_mtimespec
  #else
    let time = information.st_mtim
  #endif
  return FileStamp(
    device: UInt64(truncatingIfNeeded: information.st_dev),
    inode: UInt64(truncatingIfNeeded: information.st_ino), size: Int(information.st_size),
    seconds: time.tv_sec, nanoseconds: time.tv_nsec)
}

/// Whether we may run the program at a path.
package func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

/// The names in a folder but `.` and `..`, in the file system's own order.
package func listFolder(_ path: String) throws(FileError) -> [FolderEntry] {
  guard let folder = unsafe opendir(path) else { throw FileError(errno: errno) }
  defer { _ = unsafe closedir(folder) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let entry = unsafe readdir(folder) else { break }
    let bytes = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe name.withMemoryRebound(to: UInt8.self, capacity: 1) { first in
        unsafe Array(UnsafeBufferPointer(start: first, count: strlen(first)))
      }
    }
    let name = String(decoding: bytes, as: UTF8.self)
    guard name != ".", name != ".." else { continue }
    let kind: FileStatus.Kind? =
      switch Int32(unsafe entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .symbolicLink
      case Int32(DT_UNKNOWN): nil
      default: .other
      }
    let isMalformed = !name.utf8.elementsEqual(bytes)
    entries.append(FolderEntry(name: name, kind: kind, isMalformed: isMalformed))
  }
  guard errno == 0 else { throw FileError(errno: errno) }
  return entries
}

/// The path without symbolic links, `.` and `..`, absolute.
package func resolvedPath(_ path: String) throws(FileError) -> String {
  guard let resolved = unsafe realpath(path, nil) else { throw FileError(errno: errno) }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

/// Where the process stands.
package func workingFolder() throws(FileError) -> String { try resolvedPath(".") }

/// Writes all of a text to a descriptor, and waits where whoever shares it does not want to.
///
/// A reader that has gone away (`viperlint | head`) is no error: what is left is dropped, as if it had
/// been written.
/// - Returns: whether there is still somebody who reads.
@discardableResult
package func write(_ text: String, to descriptor: Int32) throws(FileError) -> Bool {
  var text = text
  let failure = text.withUTF8 { buffer in unsafe errorNumber(ofWriting: buffer, to: descriptor) }
  return try isRead(failure)
}

/// The same of bytes.
@discardableResult
package func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) -> Bool {
  let failure = unsafe bytes.withUnsafeBufferPointer { buffer in
    unsafe errorNumber(ofWriting: buffer, to: descriptor)
  }
  return try isRead(failure)
}

/// The number of the error that writing ends with, 0 for none.
private func errorNumber(
  ofWriting buffer: UnsafeBufferPointer<UInt8>, to descriptor: Int32
) -> Int32 {
  var written = 0
  while written < buffer.count, let base = buffer.baseAddress {
    #if canImport(Darwin)
      let count = unsafe Darwin.write(descriptor, base + written, buffer.count - written)
    #elseif canImport(Musl)
      let count = unsafe Musl.write(descriptor, base + written, buffer.count - written)
    #else
      let count = unsafe Glibc.write(descriptor, base + written, buffer.count - written)
    #endif
    if count > 0 {
      written += count
      continue
    }
    // Nothing at all, and no reason for it.
    guard count < 0 else { return EIO }
    let code = errno
    if code == EINTR { continue }
    guard code == EAGAIN, waits(for: descriptor, POLLOUT) else { return code }
  }
  return 0
}

/// Whether there is still somebody who reads what was written.
private func isRead(_ failure: Int32) throws(FileError) -> Bool {
  if failure == EPIPE { return false }
  if failure == EBADF { throw FileError("It is closed") }
  if failure != 0 { throw FileError(errno: failure) }
  return true
}

/// Puts something in the place of standard input, output and errors where they are closed, as else the
/// next file that is opened takes it, and is written to. What stands there cannot be written.
package func occupyStandardDescriptors() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
  }
}

/// Closes standard output, as some file systems say only then that they have no room.
package func closeStandardOutput() throws(FileError) {
  guard close(1) != 0, errno != EBADF else { return }
  throw FileError(errno: errno)
}

/// Writes a file where none is; one that could not be written to its end is left there.
func writeNewFile(
  _ path: String, _ writing: (Int32) throws(FileError) -> Bool
) throws(FileError) {
  try writeFile(path, O_CREAT | O_EXCL, writing)
}

/// Writes to what cannot be replaced, such as a pipe. It is not waited for somebody to read it.
func overwriteFile(
  _ path: String, _ writing: (Int32) throws(FileError) -> Bool
) throws(FileError) {
  try writeFile(path, O_TRUNC | O_NONBLOCK, writing)
}

/// Writes at the end of a file, which is made where there is none.
package func appendToFile(_ path: String, _ text: String) throws(FileError) {
  try writeFile(path, O_CREAT | O_APPEND) { descriptor throws(FileError) in
    try write(text, to: descriptor)
  }
}

private let nobodyReads = FileError("Nobody reads it")

/// - Parameter writing: what writes to the descriptor, and says whether somebody reads it.
private func writeFile(
  _ path: String, _ flags: Int32, _ writing: (Int32) throws(FileError) -> Bool
) throws(FileError) {
  let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
  guard descriptor >= 0 else {
    throw errno == ENXIO ? nobodyReads : FileError(errno: errno)
  }
  do throws(FileError) {
    guard try writing(descriptor) else { throw nobodyReads }
  } catch {
    _ = close(descriptor)
    throw error
  }
  guard close(descriptor) == 0 else { throw FileError(errno: errno) }
}

/// Gives a file another path, in place of what stands there.
package func moveFile(_ path: String, to other: String) throws(FileError) {
  guard unsafe rename(path, other) == 0 else { throw FileError(errno: errno) }
}

/// Gives a file another path, where nothing stands.
func giveName(_ path: String, to temporary: String) throws(FileError) {
  if unsafe link(temporary, path) == 0 { return try removeFile(temporary) }
  let code = errno
  // Some file systems have no second name for a file.
  guard code != EEXIST, (try? fileStatus(path, followingLinks: false)) == nil else {
    throw FileError(errno: EEXIST)
  }
  try moveFile(temporary, to: path)
}

package func removeFile(_ path: String) throws(FileError) {
  guard unsafe unlink(path) == 0 else { throw FileError(errno: errno) }
}

/// Who may read, write and run a file, as `chmod` takes it.
package func permissions(of path: String) throws(FileError) -> UInt16 {
  var information = stat()
  guard unsafe stat(path, &information) == 0 else { throw FileError(errno: errno) }
  return UInt16(information.st_mode & 0o7777)
}

/// Sets who may read, write and run a file.
func setPermissions(_ permissions: UInt16, of path: String) throws(FileError) {
  guard unsafe chmod(path, mode_t(permissions)) == 0 else { throw FileError(errno: errno) }
}

/// Makes a folder, and those around it that are missing.
func makeFolder(_ path: String) throws(FileError) {
  if let status = try? fileStatus(path) {
    guard status.kind == .folder else { throw FileError(errno: ENOTDIR) }
    return
  }
  try makeFolder(parent(of: path))
  guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(errno: errno) }
}

/// Lets ``write(_:to:)`` see a closed pipe and a file that may not grow, which else end the process.
package func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Whether a person reads what is written to a descriptor.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The cells of a line of the terminal behind a descriptor; nil where there is none.
package func terminalWidth(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

/// How many processors can work now, at least 1.
package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// A variable of the environment, or nil where it is not set.
package func environmentValue(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
