import Configuration

/// Writes JSON by hand: keys in the order of the contract, the same bytes for the same values, and
/// texts that no terminal obeys.
///
/// The caller pairs `begin…` and `end…`; there is nothing to check at run time, as no input decides
/// the shape.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func beginObject(_ key: String? = nil) { open("{", key) }
  package mutating func endObject() { close("}") }
  package mutating func beginArray(_ key: String? = nil) { open("[", key) }
  package mutating func endArray() { close("]") }

  package mutating func field(_ key: String, _ value: String?) {
    name(key)
    if let value { quoted(value) } else { text += "null" }
  }

  package mutating func field(_ key: String, _ value: Int?) {
    name(key)
    text += value.map { String($0) } ?? "null"
  }

  package mutating func field(_ key: String, _ value: Bool) {
    name(key)
    text += value ? "true" : "false"
  }

  package mutating func field(_ key: String, _ values: [String]) {
    beginArray(key)
    for value in values { item(value) }
    endArray()
  }

  package mutating func item(_ value: Int) {
    separate()
    text += String(value)
  }

  private mutating func item(_ value: String) {
    separate()
    quoted(value)
  }

  /// An object of an array that can be long begins a line of its own, so that a diff can be read.
  package mutating func beginItem() {
    separate()
    text += "\n{"
    needsComma = false
  }

  /// Ends an array of such objects.
  package mutating func endItems() {
    if needsComma { text += "\n" }
    close("]")
  }

  private mutating func open(_ bracket: String, _ key: String?) {
    if let key { name(key) } else { separate() }
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func name(_ key: String) {
    separate()
    quoted(key)
    text += ":"
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func quoted(_ value: String) { text += jsonText(value) }
}
