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
  try withTemporaryFolder { folder in
    try makeFile("\(folder)/\(name)", bytes)
    return try body(folder)
  }
}

/// Gives the path of a new empty folder, and removes it afterwards with all that is in it by then.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = "/tmp/viperlint-benchmark.\(getpid()).\(UInt32.random(in: 0 ... .max))"
  try makeFolder(folder)
  let result = Swift.Result { try body(folder) }
  _ = try run(["rm", "-rf", folder], limit: 3600)
  return try result.get()
}

/// Makes a folder in one that is there.
/// - Throws: where something stands there already.
func makeFolder(_ path: String) throws {
  guard unsafe mkdir(path, 0o700) == 0 else { throw BenchmarkError("cannot make '\(path)'") }
}

/// Writes a file where none is.
func makeFile(_ path: String, _ bytes: [UInt8]) throws {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
  guard descriptor >= 0 else { throw BenchmarkError("cannot make '\(path)'") }
  defer { close(descriptor) }
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe write(descriptor, base + written, buffer.count - written)
    }
    guard count > 0 else { throw BenchmarkError("cannot write '\(path)'") }
    written += count
  }
}
