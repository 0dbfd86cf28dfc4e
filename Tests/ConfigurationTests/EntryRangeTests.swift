import Configuration
import Testing

/// What goes with the entry that a text is marked at with `^`, and what is left.
private func rest(of marked: String) -> String? {
  let offset = Array(marked.utf8).firstIndex(of: UInt8(ascii: "^")) ?? 0
  var text = Array(marked.utf8)
  text.remove(at: offset)
  guard let range = rangeOfEntry(at: offset, in: text) else { return nil }
  text.removeSubrange(range)
  return String(decoding: text, as: UTF8.self)
}

@Suite struct `The bytes of an entry` {
  @Test(arguments: [
    ("preset: viper\nexclude: [^A, B]\n", "preset: viper\nexclude: [B]\n"),
    ("preset: viper\nexclude: [A, ^B]\n", "preset: viper\nexclude: [A]\n"),
    ("preset: viper\nexclude: [A, ^B, C] # old\n", "preset: viper\nexclude: [A, C] # old\n"),
    ("preset: viper\nexclude: [^A]\n", "preset: viper\n"),
    ("preset: viper\nexclude:\n  - ^A\n  - B\n", "preset: viper\nexclude:\n  - B\n"),
    ("preset: viper\nexclude:\n  - ^A\n", "preset: viper\n"),
    ("preset: viper\r\nexclude:\r\n  - A\r\n  - ^B\r\n", "preset: viper\r\nexclude:\r\n  - A\r\n"),
    (
      "roles:\n  a: {path: A}\n  ^b:\n    path: B\n    types: [C]\npreset: viper\n",
      "roles:\n  a: {path: A}\npreset: viper\n"
    ),
    ("roles:\n  a:\n    path: ^A\npreset: viper\n", "preset: viper\n"),
    ("preset: viper\nroles:\n  a: {types: [A, \"^B\"]}", nil),
    ("modules:\n  - ^path: A\n    name: B\n", nil),
    ("modules:\n  - ^path: A\n    name: B\n  - path: C\n", "modules:\n  - path: C\n"),
    (
      "preset: viper\nroles:\n  a: {types: [A, ^\"B\"]}", "preset: viper\nroles:\n  a: {types: [A]}"
    ),
  ]) func `go with it, and with the key that has no other`(marked: String, left: String?) {
    #expect(rest(of: marked) == left)
  }

  @Test(arguments: ["^preset: viper\n", "exclude: [^A]\n", "a: ^- b\n", "exclude: [A^, B]\n", "^"])
  func `are none where nothing would be left, or nothing begins there`(marked: String) {
    #expect(rest(of: marked) == nil)
  }
}
