import Configuration
import Foundation
import Testing

/// Whole files, which `.ci/run` holds against the schema, too: `valid` ones pass both, `invalid` ones
/// neither, and of `refused` ones only the reader can tell what is wrong.
@Suite struct FixtureTests {
  @Test(arguments: files("valid")) func `a valid file is read`(name: String) throws {
    do {
      _ = try readFixture(name)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(arguments: files("invalid") + files("refused"))
  func `another is refused with what its first line says`(name: String) throws {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let expected = text.prefix { $0 != "\n" }.dropFirst("# ".count)
      .replacing("REPOSITORY", with: repository).replacing("VERSION", with: version)
    do {
      _ = try readFixture(name)
      Issue.record("no error")
    } catch let error as ConfigurationError {
      #expect(error.issues.map(\.description) == [String(expected)])
    }
  }

  @Test func `the server of the pages is the one whose table is tested`() throws {
    let text = try String(
      contentsOf: folder.appendingPathComponent("valid/server.yml"), encoding: .utf8)
    #expect(text.hasSuffix("\n" + ServerArchitectureTests.server + "\n"))
    #expect(try page().contains("```yaml\n" + ServerArchitectureTests.server + "\n```"))
  }

  @Test func `the table of the pages is that of the viper preset`() throws {
    let drawn = PresetTests.viper.replacing("value ", with: "as parameter, local, result ")
      .split(separator: "\n").map { cells(of: $0) }
    let shown = try page().replacing("**", with: "").split(separator: "\n")
      .drop { !$0.hasPrefix("| | view |") }.filter { !$0.hasPrefix("| ---") }
    #expect(shown.prefix(drawn.count).map { cells(of: $0) } == drawn)
  }

  private func cells(of row: Substring) -> [String] {
    row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
  }

  private func page() throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent("../../Docs/configure.md"), encoding: .utf8)
  }

  private func readFixture(_ name: String) throws -> ConfigurationFile {
    func bytes(_ path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    }
    var chain = ConfigurationChain(file: name, bytes: try bytes(name))
    while let next = try chain.next() { chain.add(try bytes(next)) }
    return try chain.read(rules: ["unassigned", "module_boundary", "ui_import", "ui_type"])
  }
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../Fixtures/Configuration").standardizedFileURL

private func files(_ kind: String) -> [String] {
  let path = folder.appendingPathComponent(kind).path
  let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  return names.filter { $0.hasSuffix(".yml") }.sorted().map { "\(kind)/\($0)" }
}
