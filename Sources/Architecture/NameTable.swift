import Outlining

/// Every name of the run once, as a number, so that tables compare integers and not text.
struct NameTable: Sendable {
  private(set) var texts: [String] = [""]
  private var ids: [String: Int32] = ["": 0]

  mutating func intern(_ text: String) -> Int32 {
    if let id = ids[text] { return id }
    let id = Int32(texts.count)
    texts.append(text)
    ids[text] = id
    return id
  }

  /// The number of a name that is already known.
  func id(of text: String) -> Int32? { ids[text] }

  subscript(id: Int32) -> String { texts[Int(id)] }
}

/// A name as written in one place of the run: its levels (`Outer.Inner`), as numbers.
struct NamePath: Sendable {
  /// The module selector of `Module::Type`; 0 for none.
  var selector: Int32 = 0
  /// 0 for an empty name.
  var first: Int32 = 0
  /// The levels after the first: none of nearly every name, which then costs no allocation.
  var rest: [Int32] = []

  var last: Int32 { rest.last ?? first }
}

extension NameTable {
  /// Splits a written name (`A.B`, `Module::A.B`, `` A.`Type` ``) into its levels.
  mutating func path(of written: String) -> NamePath {
    var path = NamePath()
    // Nearly every name is one plain level.
    if !written.utf8.contains(where: {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "`")
    }) {
      path.first = intern(written)
      return path
    }
    var text = Substring(written)
    if let range = text.firstDoubleColon() {
      path.selector = intern(String(text[..<range.lowerBound]))
      text = text[range.upperBound...]
    }
    for level in text.split(separator: ".") {
      let plain =
        level.hasPrefix("`") && level.hasSuffix("`") && level.count > 2
        ? level.dropFirst().dropLast() : level
      let id = intern(String(plain))
      if path.first == 0 { path.first = id } else { path.rest.append(id) }
    }
    return path
  }
}

extension Substring {
  /// Where the first `::` stands.
  fileprivate func firstDoubleColon() -> Range<Index>? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let next = utf8.index(after: colon)
    guard next < endIndex, utf8[next] == UInt8(ascii: ":") else { return nil }
    return colon..<utf8.index(after: next)
  }
}
