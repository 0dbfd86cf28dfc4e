import Configuration
import Testing

@Suite struct RequiredVersionTests {
  @Test func `versions are compared as numbers`() throws {
    let ordered = ["0", "0.0.1", "0.1", "0.1.1", "0.9", "0.10", "1", "1.0.1", "2.0", "10"]
    let versions = try ordered.map { try #require(VersionNumber($0)) }
    for (left, right) in zip(versions, versions.dropFirst()) { #expect(left < right) }
    #expect(VersionNumber("1") == VersionNumber("1.0.0"))
    #expect(VersionNumber("0.1")?.description == "0.1.0")
  }

  @Test(arguments: [
    "", ".", "1.", ".1", "1.2.3.4", "v1", "1.0-beta", "01", "1 ", "1e3", "1000000000",
  ])
  func `what is no version is none`(text: String) {
    #expect(VersionNumber(text) == nil)
  }

  @Test func `the version of the program is one`() {
    #expect(VersionNumber(version)?.description == version)
  }

  @Test(arguments: ["0.1", "\"0.1\"", "'0.1.0'", "0", version])
  func `the program will do for its own version and all before`(text: String) throws {
    #expect(try read("required_version: \(text)").places.requiredVersion?.line == 1)
  }

  @Test func `a number counts as it is written, not as YAML reads it`() throws {
    #expect(try read("required_version: 0.0").requiredVersion == VersionNumber("0.0.0"))
    #expect(throws: ConfigurationError.self) { try read("required_version: 0.100") }
  }

  @Test func `a newer program's configuration says so, and nothing else of what is not understood`()
  {
    let issue =
      "this configuration needs viperlint 99.0.0 or newer, and this is viperlint \(version): get a "
      + "newer one from \(repository)/releases"
    checkIssues("rulez: {}\nrequired_version: 99\npreset: plaid\n", "2:19: \(issue)")
    checkIssues("required_version: \"99\"\nexclude: &all [A]\n", "1:19: \(issue)")
  }

  @Test func `what is no version is refused with what to write`() {
    let remedy =
      "is no version: write the oldest viperlint that will do, as in 'required_version: "
      + "\"\(version)\"'"
    for text in ["v0.1", ">= 0.1", "~> 1.0", "latest", "0.1.0-beta", "0.1.0.0"] {
      checkIssues("required_version: \"\(text)\"", "1:19: '\(text)' \(remedy)")
    }
    checkIssues(
      "required_version:",
      "1:1: 'required_version' has no value: write 'required_version: \"\(version)\"', or leave it out"
    )
    checkIssues(
      "required_version: [0.1]",
      "1:19: expected a text for 'required_version': write 'required_version: \"\(version)\"'")
  }

  @Test func `each file of a chain is heard, and the newest one that is needed is kept`() throws {
    let files = [
      ".viperlint.yml": "extends: a.yml\nrequired_version: 0.0.1",
      "a.yml": "extends: b.yml\n\nrequired_version: 0.1", "b.yml": "required_version: 0.0.2",
    ]
    let file = try read(files)
    #expect(file.requiredVersion == VersionNumber("0.1"))
    #expect(file.places.requiredVersion?.source == "a.yml")
    #expect(file.places.requiredVersion?.line == 3)
  }

  @Test func `a file that needs a newer program is told before what others have wrong`() {
    checkChain(
      [".viperlint.yml": "extends: a.yml\nrulez: {}\n", "a.yml": "required_version: 99"], "a.yml")
    checkChain(
      [".viperlint.yml": "extends: a.yml\nrequired_version: 99\n", "a.yml": "rulez: {}"],
      ".viperlint.yml")
    // It could extend what this program would not find.
    checkChain([".viperlint.yml": "extends: none.yml\nrequired_version: 99\n"], ".viperlint.yml")
  }

  private func checkChain(
    _ files: [String: String], _ file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: ConfigurationError.self, sourceLocation: sourceLocation) {
      try read(files)
    }
    #expect(error?.file == file, sourceLocation: sourceLocation)
    #expect(error?.issues.count == 1, sourceLocation: sourceLocation)
    #expect(
      error?.issues.first?.message.hasPrefix("this configuration needs") == true,
      sourceLocation: sourceLocation)
  }
}
