import Foundation
import Testing

@testable import Configuration

@Suite struct WordsTests {
  @Test(arguments: WordList.allCases) func `a list has words`(list: WordList) {
    #expect(!Words.shipped[list].isEmpty)
    #expect(Words.shipped.inOrder(list).count == Words.shipped[list].count)
  }

  @Test func `the files hold these lists and no others, each once and with its comment`() throws {
    var found: [String] = []
    for name in ["folders", "bases", "names", "ui"] {
      let file = folder.appendingPathComponent("\(name).yml")
      let bytes = [UInt8](try Data(contentsOf: file))
      let document = readYAML(bytes)
      #expect(document.issues.isEmpty)
      guard case .mapping(let entries) = document.root.content else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for entry in entries {
        found.append(entry.key)
        #expect(lines[entry.position.line - 2].hasPrefix("# "), "\(entry.key) has no comment")
        guard case .sequence(let items) = entry.value.content else { continue }
        let words = items.flatMap { item -> [Substring] in
          guard case .scalar(let line, _) = item.content else { return [] }
          return line.split(separator: " ")
        }
        #expect(
          words.map(String.init) == WordList(rawValue: entry.key).map(Words.shipped.inOrder),
          "Scripts/embed-texts writes \(entry.key)")
      }
    }
    #expect(found.sorted() == WordList.allCases.map(\.rawValue).sorted())
  }

  @Test func `folders are listed as they are compared`() {
    for list in [WordList.roleFolders, .commonFolders, .containerFolders, .entityFolders] {
      for name in Words.shipped.inOrder(list) { #expect(plainFolderName(name) == name) }
    }
  }

  @Test func `a configuration adds words to those that ship`() throws {
    let file = try read(
      "folders: {role: [Brains], entity: Data-Models}\nbases: {decoded: [A.B]}\ndevices: BLEKit")
    let words = settings(from: file, preset: nil).words
    #expect(words[.roleFolders] == Words.shipped[.roleFolders].union(["brains"]))
    #expect(words[.entityFolders] == Words.shipped[.entityFolders].union(["datamodels"]))
    #expect(words[.decodedBases].contains("A.B"))
    #expect(words[.devices].contains("BLEKit"))
    #expect(words[.commonFolders] == Words.shipped[.commonFolders])
  }

  @Test func `words of a file and of what it extends add up`() throws {
    var chain = ConfigurationChain(
      file: "app.yml", bytes: Array("extends: base.yml\ndevices: [A]".utf8))
    chain.add(Array("devices: [B]\nfolders: {common: [Toolbox]}".utf8))
    let words = settings(from: try chain.read(rules: []), preset: nil).words
    #expect(words[.devices].isSuperset(of: ["A", "B"]))
    #expect(words[.commonFolders].contains("toolbox"))
  }

  @Test func `what is no word is refused where it stands`() {
    checkIssues(
      "folders: {role: [App/Ports]}",
      "1:18: 'App/Ports' is no folder's name: write the name alone, without the path to it")
    checkIssues(
      "folders: {rolle: [Ports]}", "1:11: unknown key 'rolle': did you mean 'role'?")
    checkIssues(
      "folders: [Ports]",
      "1:10: expected a mapping of keys to values for 'folders': write 'folders: {role: [Ports]}'")
    checkIssues(
      "bases: {decoded: [\"JSON Object\"]}",
      "1:19: 'JSON Object' cannot name a type: write the name alone, as LegacyBrain")
    checkIssues(
      "devices: {a: b}", "1:10: expected a list for 'devices': write 'devices: [SensorKit]'")
  }

  @Test func `what is added is printed with its line, and what ships below it`() throws {
    let file = try read("folders: {role: [Brains]}\ndevices: [BLEKit]")
    let text = printedConfiguration(
      settings(from: file, preset: nil), from: file,
      preset: PrintedPreset(name: nil, comment: "none"), rules: [])
    #expect(text.contains("\nfolders:\n  role:\n    - Brains  # .viperlint.yml:1\n"))
    #expect(text.contains("\ndevices:\n  - BLEKit  # .viperlint.yml:2\n"))
    #expect(text.contains("#   folders entity: entities, entity, models, model, domain\n"))
    #expect(try read(text).words.map(\.word) == ["brains", "BLEKit"])
  }

  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Configuration/Words").standardizedFileURL
}
