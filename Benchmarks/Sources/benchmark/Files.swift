#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Gives the path of a new empty file, and removes it afterwards.
func withTemporaryFile<Result>(_ body: (String) throws -> Result) throws -> Result {
  let path = "/tmp/viperlint-benchmark.\(getpid()).\(UInt32.random(in: 0 ... .max))"
  defer { _ = unsafe unlink(path) }
  return try body(path)
}

/// Gives the path of a new folder with one file in it, and removes both afterwards.
func withTemporaryFolder<Result>(
  holding bytes: [UInt8], as name: String, _ body: (String) throws -> Result
) throws -> Result {
  let folder = "/tmp/viperlint-benchmark.\(getpid()).\(UInt32.random(in: 0 ... .max))"
  let file = "\(folder)/\(name)"
  guard unsafe mkdir(folder, 0o700) == 0 else { throw BenchmarkError("cannot make '\(folder)'") }
  defer {
    _ = unsafe unlink(file)
    _ = unsafe rmdir(folder)
  }
  let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_EXCL, 0o600)
  guard descriptor >= 0 else { throw BenchmarkError("cannot make '\(file)'") }
  defer { close(descriptor) }
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe write(descriptor, base + written, buffer.count - written)
    }
    guard count > 0 else { throw BenchmarkError("cannot write '\(file)'") }
    written += count
  }
  return try body(folder)
}
