import Foundation
import LanguageServer
import Testing

/// Numbers that look random, and are the same each time.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  mutating func roll(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(count))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}

/// Any edits of an app: in open texts, saved or not, and of files that nobody has open.
private struct RandomEdits {
  private var dice: Dice
  /// As the editor or the disk has them.
  private(set) var texts: [String: String]
  private var open: Set<String> = []
  private var version = 1
  private var count = 0

  init(_ seed: Int, _ texts: [String: String]) {
    dice = Dice(seed)
    self.texts = texts
  }

  private var names: [String] { texts.keys.filter { $0.hasSuffix(".swift") }.sorted() }

  mutating func edit(_ editor: inout Editor) throws -> String {
    count += 1
    version += 1
    let name = dice.pick(names)
    switch dice.roll(10) {
    case 0:
      guard !open.contains(name) else { break }
      try editor.open(name, texts[name])
      open.insert(name)
      return "open \(name)"
    case 1:
      guard open.contains(name) else { break }
      // What was not saved is lost.
      try editor.write(texts[name] ?? "", to: name)
      editor.close(name)
      open.remove(name)
      return "close \(name)"
    case 2:
      let new = "New/New\(count).swift"
      texts[new] = "import UIKit\nfinal class New\(count)Presenter {\n}\n"
      try editor.write(texts[new] ?? "", to: new)
      editor.tell(new, type: 1)
      return "make \(new)"
    case 3:
      guard !open.contains(name), names.count > 8 else { break }
      texts[name] = nil
      try editor.remove(name)
      editor.tell(name, type: 3)
      return "delete \(name)"
    case 4:
      let text = dice.pick(configurations)
      texts[".viperlint.yml"] = text
      try editor.write(text, to: ".viperlint.yml")
      editor.tell(".viperlint.yml", type: 2)
      return "configure \(text)"
    default: break
    }
    let text = changed(texts[name] ?? "")
    texts[name] = text
    if open.contains(name) {
      if dice.roll(4) == 0 { editor.change(name, text + "\nstruct { (", version: version) }
      editor.change(name, text, version: version)
      return "change \(name)"
    }
    try editor.write(text, to: name)
    editor.tell(name, type: 2)
    return "write \(name)"
  }

  /// A text with another line, or another name in place of one.
  private mutating func changed(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    let types = names.map { $0.split(separator: "/").last?.dropLast(6).description ?? "" }
    let other = dice.pick(types)
    switch dice.roll(4) {
    case 0:
      lines.append("final class Extra\(count)Presenter { var other: \(other)? }")
    case 1:
      lines.insert(
        dice.pick(["", "import UIKit", "// a comment", "// viperlint:disable ui_type - x"]), at: 0)
    case 2:
      guard let index = lines.firstIndex(where: { $0.hasSuffix("{") && $0.contains("class") })
      else {
        break
      }
      lines.insert("    var extra\(count): \(other)?", at: index + 1)
    default:
      let name = dice.pick(types)
      return text.replacingOccurrences(of: name, with: other)
    }
    return lines.joined(separator: "\n")
  }

  private let configurations = [
    "preset: viper\n", "preset: mvvm\n", "exclude: [New]\n", "rules: {ui_import: warning}\n",
    "preset: viper\nrules: {protocol_boundary: off}\n", "modules: [{path: New}]\n",
  ]
}

@Suite("Random edits")
struct RandomEditTests {
  /// The longer form of this is `Tests/LanguageServer/run`.
  @Test(arguments: [("Articles", 1), ("ArticlesBroken", 2), ("ContactsMVVMBroken", 3)])
  func `after each edit the verdict is that of a fresh run`(
    _ fixture: String, _ seed: Int
  ) async throws {
    var files = try files(ofFixture: fixture)
    files[".viperlint.yml"] = "preset: viper\n"
    try await withEditor(files) { editor in
      await editor.begin()
      var edits = RandomEdits(seed, files)
      var done: [String] = []
      for _ in 0..<15 {
        done.append(try edits.edit(&editor))
        await editor.work()
        let now = editor.shown
        try await withEditor(edits.texts) { fresh in
          await fresh.begin()
          let expected = moved(fresh.shown, from: fresh.folder, to: editor.folder)
          #expect(now == expected, "after \(done.joined(separator: ", "))")
        }
      }
      #expect(!editor.shown.isEmpty)
    }
  }

  /// The same diagnostics as if their folder were another.
  private func moved(
    _ shown: [String: [JSONValue]], from folder: String, to other: String
  ) -> [String: [JSONValue]] {
    let text = JSONValue.object(shown.mapValues(JSONValue.list)).written
      .replacingOccurrences(of: uri(ofPath: folder), with: uri(ofPath: other))
    let value = try? JSONValue(Array(text.utf8))
    return (value?.object ?? [:]).compactMapValues(\.list)
  }
}
