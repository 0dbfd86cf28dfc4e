import Configuration
import Diagnostics
import Foundation
import Reporting
import Testing

private func json(_ report: Report) -> String {
  var output = ""
  renderJSON(report, into: &output)
  return output
}

private func xcode(_ report: Report) -> String {
  var output = ""
  renderXcode(report, into: &output)
  return output
}

private func gitHub(_ report: Report) -> String {
  var output = ""
  renderGitHub(report, into: &output)
  return output
}

@Suite struct JSONReporterTests {
  @Test func `a finding has the keys of the contract, in order`() {
    let report = finding("B", in: "class A {\n  var b: B\n}") { diagnostic in
      diagnostic.places = [(diagnostic.place, .parameter)]
      diagnostic.related = [.init(place: diagnostic.place, message: "see")]
      diagnostic.to?.leadingEvidence = "name.strong"
    }
    #expect(
      json(report) == """
        {"version":1,"preset":"viper","diagnostics":[
        {"rule":"protocol_boundary","severity":"error","file":"App/A.swift","line":2,"column":10,\
        "endLine":2,"endColumn":11,"message":"A holds B as a concrete class",\
        "why":"the viper table lets a presenter know a router through a protocol only",\
        "help":"hold it as BInput, which B already conforms to",\
        "from":{"name":"A","kind":"class","role":"presenter","module":"App",\
        "evidence":null,"file":"App/A.swift","line":1},\
        "to":{"name":"B","kind":"class","role":"router","module":"App",\
        "evidence":"name.strong","file":"App/B.swift","line":9},\
        "reference":"stores","confidence":"certain","fingerprint":"280ff043abe01d73",\
        "places":[{"file":"App/A.swift","line":2,"column":10,"reference":"parameter"}],\
        "related":[{"file":"App/A.swift","line":2,"column":10,"message":"see"}],\
        "baselined":false,"suppressed":false,"fixLevel":null,"fix":[]}
        ],"summary":{"files":0,"types":0,"modules":0,"typesWithoutRole":0,"ambiguousNames":0,\
        "externalNames":0,"references":0,"errors":1,"warnings":0,"notes":0,"suppressed":0,\
        "baselined":0,"fixed":null,"judgedReferences":0,"brokenReferences":0,"misfits":[],\
        "unjudged":[]}}

        """)
  }

  @Test func `what there is none of is null`() {
    let report = finding("B", in: "B") { diagnostic in
      diagnostic.to?.role = nil
      diagnostic.to?.module = nil
      diagnostic.to?.file = ""
      diagnostic.from = nil
      diagnostic.reference = nil
    }
    let printed = json(report)
    #expect(printed.contains(#""from":null,"to":{"name":"B","kind":"class","role":null,"#))
    #expect(
      printed.contains(#""module":null,"evidence":null,"file":null,"line":null},"reference":null,"#)
    )
  }

  @Test func `any text survives the way through a JSON reader`() throws {
    let hostile = "a\"b\\c\u{0}\u{1B}\u{2028}\u{202E}/<é日👨‍👩‍👧>\r\n\t\u{E0001}"
    let report = finding("B", in: "B", message: hostile)
    let printed = json(report)
    #expect(!printed.dropLast().contains { $0.isNewline && $0 != "\n" })
    #expect(!printed.contains("\u{202E}"))
    let object = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
    let diagnostics = object?["diagnostics"] as? [[String: Any]]
    let message = diagnostics?.first?["message"] as? String
    #expect(message.map { Array($0.utf8) } == Array(hostile.utf8))
  }

  @Test func `suppressed findings and notes are told`() {
    let suppressed = json(finding("B", in: "B") { $0.isSuppressed = true })
    #expect(suppressed.contains(#""suppressed":true"#))
    #expect(suppressed.contains(#""errors":0"#))
    #expect(json(finding("B", in: "B", severity: .note)).contains(#""severity":"note""#))
  }

  @Test func `an empty report is valid`() throws {
    _ = try JSONSerialization.jsonObject(with: Data(json(Report()).utf8))
  }

  @Test func `times are not told, so that runs are the same bytes`() {
    var report = finding("B", in: "B")
    let first = json(report) + xcode(report) + gitHub(report)
    report.summary.seconds = 12
    report.summary.steps = [.init(name: "read", seconds: 3)]
    #expect(json(report) + xcode(report) + gitHub(report) == first)
  }
}

@Suite struct FingerprintTests {
  private let diagnostic = finding("B", in: "B").diagnostics[0]

  private func checkFingerprint(
    isSame: Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Diagnostic) -> Void
  ) {
    var changed = diagnostic
    change(&changed)
    let isEqual = fingerprint(of: changed) == fingerprint(of: diagnostic)
    #expect(isEqual == isSame, sourceLocation: sourceLocation)
  }

  @Test func `it is FNV-1a over five parts with NUL between`() {
    // Computed by another program over "protocol_boundary\0A\0B\0stores\0b".
    #expect(fingerprint(of: diagnostic) == "280ff043abe01d73")
  }

  @Test func `a moved line, a renamed file and other words change nothing`() {
    checkFingerprint(isSame: true) { $0.place.line = 99 }
    checkFingerprint(isSame: true) { $0.place.file = "Other.swift" }
    checkFingerprint(isSame: true) { $0.message = "other" }
    checkFingerprint(isSame: true) { $0.to?.file = "Other.swift" }
    checkFingerprint(isSame: true) { $0.severity = .note }
  }

  @Test func `rule, ends, kind of reference and member count`() {
    checkFingerprint(isSame: false) { $0.rule = "ui_type" }
    checkFingerprint(isSame: false) { $0.from?.name = "C" }
    checkFingerprint(isSame: false) { $0.to?.name = "C" }
    checkFingerprint(isSame: false) { $0.to = nil }
    checkFingerprint(isSame: false) { $0.reference = .parameter }
    checkFingerprint(isSame: false) { $0.member = "" }
  }
}

@Suite struct XcodeReporterTests {
  @Test func `a finding is a line with an absolute path`() {
    #expect(
      xcode(finding("B", in: "\nvar b: B"))
        == "/work/app/App/A.swift:2:8: error: A holds B as a concrete class [protocol_boundary]\n")
  }

  @Test func `notes are told, suppressed findings not`() {
    #expect(xcode(finding("B", in: "B", severity: .note)).contains(":1:1: note: A holds"))
    #expect(xcode(finding("B", in: "B") { $0.isSuppressed = true }) == "")
  }

  @Test func `a hostile name stays on its line`() {
    let printed = xcode(finding("B", in: "B", file: "A\n/x:1:1: error: y.swift", message: "\r\n"))
    #expect(printed.split(whereSeparator: \.isNewline).count == 1)
  }
}

@Suite struct GitHubReporterTests {
  @Test func `a finding is a workflow command with its place`() {
    #expect(
      gitHub(finding("Bee", in: "\nvar b: Bee"))
        == "::error file=App/A.swift,line=2,col=8,endLine=2,endColumn=11,title=protocol_boundary"
        + "::A holds B as a concrete class"
        + "%0Awhy: the viper table lets a presenter know a router through a protocol only"
        + "%0Ahelp: hold it as BInput, which B already conforms to\n")
  }

  @Test func `severities have GitHub's words`() {
    #expect(gitHub(finding("B", in: "B", severity: .warning)).hasPrefix("::warning file="))
    #expect(gitHub(finding("B", in: "B", severity: .note)).hasPrefix("::notice file="))
  }

  @Test func `the worst stand first, as only the first few are shown`() {
    var report = finding("B", in: "B", severity: .note)
    let note = report.diagnostics[0]
    for severity in [Severity.warning, .error, .warning] {
      var other = note
      other.severity = severity
      report.diagnostics.append(other)
    }
    let commands = gitHub(report).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(commands == ["::error", "::warning", "::warning", "::notice"])
  }

  @Test func `paths are relative to the repository`() {
    var report = finding("B", in: "B")
    report.repositoryPrefix = "ios/"
    #expect(gitHub(report).hasPrefix("::error file=ios/App/A.swift,"))
  }

  @Test func `a place of several lines has no columns`() {
    let report = finding("B", in: "B") { $0.place.endLine = 3 }
    #expect(gitHub(report).hasPrefix("::error file=App/A.swift,line=1,endLine=3,title="))
  }

  @Test func `no text can end a property or begin a command`() {
    let file = "a,line=9::x%\n::set-env name=PATH::y.swift"
    let printed = gitHub(finding("B", in: "B", file: file, message: "100%\r\n::error::z"))
    #expect(printed.split(whereSeparator: \.isNewline).count == 1)
    #expect(
      printed.hasPrefix(
        "::error file=a%2Cline=9%3A%3Ax%25%0A%3A%3Aset-env name=PATH%3A%3Ay.swift,line=1,"))
    #expect(printed.contains("::100%25%0D%0A::error::z%0A"))
  }
}
