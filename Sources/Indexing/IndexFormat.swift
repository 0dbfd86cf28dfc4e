import Configuration
package import Outlining

// ```
// mark       "VIPERIDX"
// format     a number, raised whenever the same bytes would mean something else
// version    the program's, a text
// names      a hash of the names that each outline knows by number
// checksum   of all that follows: 8 bytes
// target     a text
// files      how many, then of each: path, kind, count of bytes, length of the rest, the rest
// ```
//
// Numbers have four bytes, the lowest first; a text is its length and UTF-8.

private let mark = Array("VIPERIDX".utf8)

/// Raise it where an outline tells more, less or otherwise than before, also where its bytes stay.
private let format: UInt32 = 1

private enum FileKind: UInt8 {
  case source, generatedSource, interface, text
}

extension TargetIndex {
  /// The index as bytes: the same for the same files, on every machine. O(rows).
  package var encoded: [UInt8] {
    var body = ColumnWriter()
    body.write(target)
    body.write(count: files.count)
    for file in files {
      var rest = ColumnWriter()
      let kind = file.encode(into: &rest)
      body.write(file.path)
      body.write(byte: kind.rawValue)
      body.write(count: file.byteCount)
      body.write(count: rest.bytes.count)
      body.write(raw: rest.bytes)
    }
    var whole = ColumnWriter()
    whole.write(raw: mark)
    whole.write(format)
    whole.write(version)
    whole.write(NameList.sharedHash)
    let sum = checksum(of: body.bytes[...])
    whole.write(UInt32(truncatingIfNeeded: sum))
    whole.write(UInt32(truncatingIfNeeded: sum >> 32))
    whole.write(raw: body.bytes)
    return whole.bytes
  }

  /// Reads an index. Nothing of it is believed, whoever made it. O(bytes).
  /// - Throws: for another version's index, for what is none, and for one that is damaged: why, to follow
  ///   the file's name.
  package init(decoding bytes: [UInt8]) throws(DamagedBytes) {
    guard bytes.starts(with: mark) else {
      throw DamagedBytes("it is no index: 'viperlint index' makes one")
    }
    let bytes = bytes[mark.count...]
    var reader = ColumnReader(bytes)
    let itsFormat = try reader.number()
    let itsVersion = try reader.text()
    guard itsFormat == format, itsVersion == version, try reader.number() == NameList.sharedHash
    else {
      throw DamagedBytes(
        "it was made by another viperlint (\(shown(itsVersion)), format \(itsFormat)) than this one "
          + "(\(version), format \(format)): make it anew with 'viperlint index' of this one")
    }
    let sum = UInt64(try reader.number()) | UInt64(try reader.number()) << 32
    let body = bytes[reader.position...]
    guard sum == checksum(of: body) else {
      throw DamagedBytes("it is damaged: its checksum is not that of its bytes; make it anew")
    }
    reader = ColumnReader(body)
    target = try reader.text()
    files = []
    for _ in 0..<(try reader.count()) {
      let file = try IndexedFile(decoding: &reader)
      if let last = files.last, !last.path.utf8.lexicographicallyPrecedes(file.path.utf8) {
        throw DamagedBytes("it is damaged: its paths are not in order")
      }
      files.append(file)
    }
    guard reader.isAtEnd else {
      throw DamagedBytes("it is damaged: something stands behind its end")
    }
  }
}

/// A version as another program wrote it.
private func shown(_ version: String) -> String {
  let plain = version.unicodeScalars.prefix(20).filter {
    $0.isASCII && $0.value > 32 && $0.value < 127
  }
  return plain.isEmpty ? "an unknown version" : String(String.UnicodeScalarView(plain))
}

extension IndexedFile {
  fileprivate func encode(into writer: inout ColumnWriter) -> FileKind {
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

  fileprivate init(decoding reader: inout ColumnReader) throws(DamagedBytes) {
    path = try reader.text()
    guard isIndexPath(path) else {
      throw DamagedBytes("it is damaged: a path in it does not lead to a file below a folder")
    }
    guard let kind = FileKind(rawValue: try reader.byte()) else {
      throw DamagedBytes("it is damaged: a file of it is of no known kind")
    }
    byteCount = Int(try reader.number())
    let rest = try reader.raw(try reader.count())
    digest =
      checksum(of: rest) ^ UInt64(truncatingIfNeeded: byteCount) << 8 ^ UInt64(kind.rawValue)
    var parts = ColumnReader(rest)
    switch kind {
    case .source, .generatedSource:
      content = .outline(
        try FileOutline(decoding: &parts, byteCount: byteCount),
        saysGenerated: kind == .generatedSource)
    case .interface:
      var classes: [IndexedClass] = []
      for _ in 0..<(try parts.count()) {
        let hasModule = try parts.byte() != 0
        classes.append(
          IndexedClass(name: try parts.text(), module: hasModule ? try parts.text() : nil))
      }
      content = .interface(classes)
    case .text:
      content = .text(Array(try parts.raw(rest.count)))
      guard rest.count == byteCount else {
        throw DamagedBytes("it is damaged: a text of it has another length than it says")
      }
    }
    guard parts.isAtEnd else {
      throw DamagedBytes("it is damaged: a file of it is longer than what it tells")
    }
  }
}
