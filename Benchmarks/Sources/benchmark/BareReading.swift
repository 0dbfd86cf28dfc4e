#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The least that reading files can cost: open, fstat, read and close for each, one after the other,
/// into one buffer. All else is measured by it.
///
/// The paths are laid out and the buffer is touched before, so that the loop is nothing but calls of
/// the system.
struct BareReading {
  /// All paths, each with a zero at its end.
  private var names: [CChar] = []
  /// Where each path begins in `names`.
  private var starts: [Int] = []
  private var buffer = [UInt8](repeating: 0xFF, count: 1 << 20)

  init(_ files: [String]) {
    for file in files {
      starts.append(names.count)
      names += file.utf8CString
    }
  }

  /// - Returns: how many bytes were read.
  mutating func run() -> Int {
    var total = 0
    unsafe names.withUnsafeBufferPointer { names in
      unsafe buffer.withUnsafeMutableBytes { buffer in
        guard let names = names.baseAddress, let bytes = buffer.baseAddress else { return }
        for start in starts {
          unsafe total += readBare(names + start, into: bytes, capacity: buffer.count)
        }
      }
    }
    return total
  }

  /// Runs once and gives what that cost.
  mutating func timed() -> (bytes: Int, cost: Cost) {
    let watch = Stopwatch()
    let bytes = run()
    return (bytes, watch.cost())
  }
}

/// - Returns: how many bytes the file gave; none where it cannot be read.
@inline(__always)
private func readBare(
  _ path: UnsafePointer<CChar>, into buffer: UnsafeMutableRawPointer, capacity: Int
) -> Int {
  let descriptor = unsafe open(path, O_RDONLY)
  guard descriptor >= 0 else { return 0 }
  var total = 0
  var information = stat()
  if unsafe fstat(descriptor, &information) == 0 {
    let size = Int(information.st_size)
    while total < size {
      let count = unsafe read(descriptor, buffer, min(size - total, capacity))
      guard count > 0 else { break }
      total += count
    }
  }
  close(descriptor)
  return total
}
