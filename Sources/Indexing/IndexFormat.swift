import Configuration
package import Outlining

// ```
// mark       "VIPERIDX"
// format     a number, raised whenever the same bytes would mean something else
// version    the program's: its count of bytes, and UTF-8
// names      a hash of the names that each outline knows by number
// checksum   of the directory
// length     of the directory
// directory  the target, a text; how many files; then of each file:
//              how much of its path is that of the path before, what follows, a text; its kind;
//              how many bytes it has; how many its content has here, and their checksum
// contents   of each file, one after the other
// ```
//
// What stands before the directory has numbers of four bytes, the lowest first, and stays where it is in
// every format, so that each tells another's. A checksum has eight bytes. Each byte is hashed once, and
// what is read of a file is compared by its checksum.

private let mark = Array("VIPERIDX".utf8)

/// Raise it where an outline tells more, less or otherwise than before, also where its bytes stay.
private let format: UInt32 = 7

private enum FileKind: UInt8 {
  case source, generatedSource, interface, text
}

extension TargetIndex {
  /// The index as bytes: the same for the same files, on every machine. O(rows).
  package var encoded: [UInt8] {
    var (directory, contents) = (ByteWriter(), ByteWriter())
    directory.write(target)
    directory.write(count: files.count)
    var last: [UInt8] = []
    for file in files {
      let path = Array(file.path.utf8)
      let shared = zip(path, last).prefix { $0 == $1 }.count
      last = path
      var content = ByteWriter()
      let kind = file.encode(into: &content)
      directory.write(count: shared)
      directory.write(count: path.count - shared)
      directory.write(raw: path[shared...])
      directory.write(byte: kind.rawValue)
      directory.write(count: file.byteCount)
      directory.write(count: content.bytes.count)
      directory.write(checksum(of: content.bytes[...]))
      contents.write(raw: content.bytes)
    }
    var whole = ByteWriter()
    whole.write(raw: mark)
    whole.write(format)
    whole.write(UInt32(version.utf8.count))
    whole.write(raw: version.utf8)
    whole.write(NameList.sharedHash)
    whole.write(checksum(of: directory.bytes[...]))
    whole.write(UInt32(directory.bytes.count))
    whole.write(raw: directory.bytes)
    whole.write(raw: contents.bytes)
    return whole.bytes
  }

  /// Reads an index. Nothing of it is believed, whoever made it. O(bytes).
  /// - Throws: for another version's index, for what is none, and for one that is damaged: why, to follow
  ///   the file's name.
  package init(decoding bytes: [UInt8]) throws(DamagedBytes) {
    try self.init(decoding: IndexBytes(bytes))
  }

  /// Reads an index part by part.
  /// - Parameters:
  ///   - count: how many bytes it has.
  ///   - read: puts the next bytes behind others: so many, fewer at the end.
  /// - Throws: as ``init(decoding:)`` does, and what `read` throws.
  package init(
    count: Int, read: @escaping (Int, inout [UInt8]) throws(DamagedBytes) -> Void
  ) throws(DamagedBytes) {
    try self.init(decoding: IndexBytes(count: count, read))
  }

  private init(decoding bytes: IndexBytes) throws(DamagedBytes) {
    var bytes = bytes
    try checkVersion(&bytes)
    var head = ByteReader(try bytes.take(12))
    let sum = try head.checksum()
    let directory = try bytes.take(Int(try head.number()))
    guard sum == checksum(of: directory) else { throw wrongChecksum }
    var reader = ByteReader(directory)
    target = try reader.text()
    let count = try reader.count()
    // What a file takes there at least.
    guard count <= directory.count / 13 else {
      throw DamagedBytes("it is damaged: it is cut short")
    }
    files = []
    files.reserveCapacity(count)
    var path: [UInt8] = []
    for _ in 0..<count {
      files.append(try IndexedFile(decoding: &reader, &bytes, after: &path))
    }
    try reader.end()
    try bytes.end()
  }
}

private var wrongChecksum: DamagedBytes {
  DamagedBytes("it is damaged: its checksum is not that of its bytes; make it anew")
}

private func checkVersion(_ bytes: inout IndexBytes) throws(DamagedBytes) {
  guard bytes.count >= mark.count, try bytes.take(mark.count).elementsEqual(mark) else {
    throw DamagedBytes("it is no index: 'viperlint index' makes one")
  }
  var reader = ByteReader(try bytes.take(8))
  let (itsFormat, length) = (try reader.number(), Int(try reader.number()))
  let itsVersion = String(decoding: try bytes.take(length), as: UTF8.self)
  reader = ByteReader(try bytes.take(4))
  guard itsFormat == format, itsVersion == version, try reader.number() == NameList.sharedHash
  else {
    throw DamagedBytes(
      "it was made by another viperlint (\(shown(itsVersion)), format \(itsFormat)) than this one "
        + "(\(version), format \(format)): make it anew with 'viperlint index' of this one")
  }
}

/// A version as another program wrote it.
private func shown(_ version: String) -> String {
  let plain = version.unicodeScalars.prefix(20).filter {
    $0.isASCII && $0.value > 32 && $0.value < 127
  }
  return plain.isEmpty ? "an unknown version" : String(String.UnicodeScalarView(plain))
}

extension ByteWriter {
  fileprivate mutating func write(_ checksum: UInt64) {
    write(UInt32(truncatingIfNeeded: checksum))
    write(UInt32(truncatingIfNeeded: checksum >> 32))
  }
}

extension ByteReader {
  fileprivate mutating func checksum() throws(DamagedBytes) -> UInt64 {
    UInt64(try number()) | UInt64(try number()) << 32
  }

  /// The next path, which replaces the one before it.
  fileprivate mutating func path(after path: inout [UInt8]) throws(DamagedBytes) -> String {
    let shared = try count()
    let rest = try raw(try count())
    guard shared <= path.count else { throw pathsOutOfOrder }
    // Of two paths the later one goes on where the other ends, or has a larger byte where they part.
    let isLater =
      shared == path.count ? !rest.isEmpty : rest.first.map { $0 > path[shared] } ?? false
    guard isLater || path.isEmpty else { throw pathsOutOfOrder }
    path.removeLast(path.count - shared)
    path += rest
    guard isIndexPath(path) else {
      throw DamagedBytes("it is damaged: a path in it does not lead to a file below a folder")
    }
    return try validText(path[...])
  }

  private var pathsOutOfOrder: DamagedBytes {
    DamagedBytes("it is damaged: its paths are not in order")
  }
}

extension IndexedFile {
  fileprivate func encode(into writer: inout ByteWriter) -> FileKind {
    switch content {
    case .outline(let outline, let saysGenerated):
      outline.encode(into: &writer)
      return saysGenerated ? .generatedSource : .source
    case .interface(let classes):
      writer.write(count: classes.count)
      for shown in classes {
        writer.write(byte: shown.module == nil ? 0 : 1)
        writer.write(shown.name)
        if let module = shown.module { writer.write(module) }
      }
      return .interface
    case .text(let text):
      writer.write(raw: text)
      return .text
    }
  }

  /// - Parameters:
  ///   - contents: where the contents of the files are, and this file's is the next one.
  ///   - last: the bytes of the path of the file before.
  fileprivate init(
    decoding directory: inout ByteReader, _ contents: inout IndexBytes, after last: inout [UInt8]
  ) throws(DamagedBytes) {
    path = try directory.path(after: &last)
    guard let kind = FileKind(rawValue: try directory.byte()) else {
      throw DamagedBytes("it is damaged: a file of it is of no known kind")
    }
    byteCount = try directory.count()
    guard byteCount <= largestIndexedFile else {
      throw DamagedBytes("it is damaged: a file of it is larger than an index takes")
    }
    let bytes = try contents.take(try directory.count())
    let sum = try directory.checksum()
    guard sum == checksum(of: bytes) else { throw wrongChecksum }
    digest = sum ^ UInt64(truncatingIfNeeded: byteCount) << 8 ^ UInt64(kind.rawValue)
    switch kind {
    case .source, .generatedSource:
      content = .outline(
        try FileOutline(decoding: bytes, byteCount: byteCount),
        saysGenerated: kind == .generatedSource)
    case .interface:
      var reader = ByteReader(bytes)
      var classes: [IndexedClass] = []
      for _ in 0..<(try reader.count()) {
        let hasModule = try reader.byte() != 0
        classes.append(
          IndexedClass(name: try reader.text(), module: hasModule ? try reader.text() : nil))
      }
      try reader.end()
      content = .interface(classes)
    case .text:
      content = .text(Array(bytes))
      guard bytes.count == byteCount else {
        throw DamagedBytes("it is damaged: a text of it has another length than it says")
      }
    }
  }
}
