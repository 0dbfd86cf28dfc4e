import Configuration
import Diagnostics
import Reporting
import Testing

/// A report of findings like one another, each changed by its number.
private func report(
  _ count: Int, change: (inout Diagnostic, Int) -> Void = { _, _ in }
) -> Report {
  var report = finding("B", in: "var b: B\n", message: "A holds the router B")
  let first = report.diagnostics[0]
  report.diagnostics = (0..<count).map { number in
    var copy = first
    copy.place.line = number + 1
    change(&copy, number)
    return copy
  }
  report.countFindings()
  return report
}

private func printed(_ report: Report, _ set: (inout TextOptions) -> Void = { _ in }) -> String {
  var options = TextOptions()
  options.isQuiet = true
  set(&options)
  var output = ""
  renderText(report, options, into: &output)
  return output
}

/// The messages of the headings, without rule and severity.
private func headings(_ text: String) -> [String] {
  text.split(separator: "\n").filter { $0.contains("]: ") && !$0.hasPrefix(" ") }
    .map { String($0.split(separator: "]: ", maxSplits: 1)[1]) }
}

@Suite struct `Entries of the text` {
  @Test func `what one type does to several of one role is summed up`() {
    let several = report(3) { finding, number in
      finding.to?.name = "B\(number)"
      finding.message = "A holds the router B\(number)"
    }
    let text = printed(several)
    #expect(headings(text) == ["A holds 3 routers"])
    #expect(text.contains("= also: line 2: A holds the router B1\n"))
    #expect(text.components(of: "= why:") == 1)
    #expect(text.components(of: "= help:") == 1)
  }

  @Test func `like findings of one module are one entry, of different roles or modules several`() {
    let module = report(2) { finding, number in finding.from?.name = "A\(number)" }
    #expect(headings(printed(module)) == ["A holds the router B (and 1 more such in App)"])
    let modules = report(2) { finding, number in finding.from?.module = "M\(number)" }
    #expect(headings(printed(modules)).count == 2)
    let roles = report(2) { finding, number in finding.to?.role = number == 0 ? "router" : "view" }
    #expect(headings(printed(roles)).count == 2)
    let loose = report(2) { finding, number in
      finding.from?.module = nil
      finding.from?.name = "A\(number)"
    }
    #expect(headings(printed(loose)).count == 2)
  }

  @Test func `what a template left in many modules is one entry where the list is long`() {
    func imports(_ count: Int) -> Report {
      report(count) { finding, number in
        finding.foldKey = "unused UIKit"
        finding.from?.module = number == 0 ? nil : "M\(number)"
        finding.help = number < 2 ? "replace it" : "delete the line"
      }
    }
    #expect(headings(printed(imports(40))).count == 40)
    let long = imports(41)
    #expect(
      headings(printed(long)) == [
        "A holds the router B (and 38 more such in 39 modules)",
        "A holds the router B (and 1 more such in 1 module and outside)",
      ])
    #expect(headings(printed(long) { $0.unfolds = true }).count == 41)
    // Who asks for modules or files is told them.
    for grouping in [EntryGrouping.module, .file] {
      #expect(headings(printed(long) { ($0.grouping, $0.limit) = (grouping, 50) }).count == 41)
    }
    #expect(headings(printed(long) { $0.grouping = .rule }).count == 2)
  }

  @Test func `a leak stands alone, and all do when asked`() {
    let leaks = report(2) { finding, _ in finding.become("weak_back_reference") }
    #expect(headings(printed(leaks)).count == 2)
    #expect(headings(printed(report(2)) { $0.unfolds = true }).count == 2)
  }

  @Test func `the strongest reference leads`() {
    let several = report(2) { finding, number in
      finding.reference = number == 0 ? .local : .stores
      finding.message = number == 0 ? "A names B" : "A holds B"
    }
    #expect(headings(printed(several)) == ["A holds B (and 1 more such in App)"])
  }

  @Test func `faults stand before structure, and that before convention`() {
    let rules = ["protocol_boundary", "layer_dependency", "data_access"]
    let mixed = report(3) { finding, number in
      finding.become(rules[number])
      finding.message = rules[number]
    }
    #expect(headings(printed(mixed)) == rules.reversed())
    let doubtful = report(2) { finding, number in
      finding.confidence = number == 0 ? .deduced : .certain
      finding.message = "\(finding.confidence)"
    }
    #expect(headings(printed(doubtful)) == ["certain", "deduced"])
  }

  @Test func `they are arranged by rule, module or file, each with its count`() {
    let mixed = report(3) { finding, number in
      finding.become(number == 1 ? "data_access" : "layer_dependency")
      finding.from?.module = number == 0 ? nil : "M"
      finding.place.file = "App/\(3 - number).swift"
    }
    func titles(_ grouping: EntryGrouping) -> [String] {
      printed(mixed) { $0.grouping = grouping }.split(separator: "\n")
        .filter { $0.hasSuffix(" finding") || $0.hasSuffix(" findings") }.map(String.init)
    }
    #expect(titles(.rule) == ["layer_dependency: 2 findings", "data_access: 1 finding"])
    #expect(titles(.module) == ["M: 2 findings", "in no module: 1 finding"])
    #expect(
      titles(.file)
        == ["App/1.swift: 1 finding", "App/2.swift: 1 finding", "App/3.swift: 1 finding"])
  }

  @Test func `lines fit their width, but for what cannot be broken`() {
    let narrow = printed(report(3)) { $0.width = 50 }
    let long = narrow.split(separator: "\n").filter { $0.count > 50 }
    #expect(long.isEmpty)
    #expect(narrow.contains("  = why:  the viper table lets a presenter know a\n          router"))
    let spaced = report(2) { finding, number in
      finding.place.file =
        number == 0 ? "App/A.swift" : "App/Screens of the app/With a name/A.swift"
    }
    #expect(
      printed(spaced) { $0.width = 60 }
        .contains("= also: App/Screens of the app/With a name/A.swift:2: A\n"))
    #expect(printed(report(3)).split(separator: "\n").contains { $0.count > 50 })
  }
}

@Suite struct `The overview` {
  private func many(_ count: Int) -> Report {
    report(count) { finding, number in
      finding.from?.module = "M\(number)"
      finding.become(number < 5 ? "data_access" : "layer_dependency")
      finding.place.file = "App/M\(number)/A.swift"
    }
  }

  private func whole(_ report: Report, _ set: (inout TextOptions) -> Void = { _ in }) -> String {
    printed(report) {
      $0.isQuiet = false
      set(&$0)
    }
  }

  @Test func `a long list ends with a table, and says what it leaves out`() {
    let text = whole(many(60))
    #expect(headings(text).count == 20)
    #expect(text.contains("\nand 40 more findings: --all prints them\n"))
    #expect(
      text.contains(
        "60 findings by rule\n     55  layer_dependency           error    "
          + "a reference that the architecture forbids\n      5  data_access                error    "
      ))
    #expect(text.contains("\nby module, the 10 of 60 with most\n      1  M0\n      1  M1\n"))
    #expect(text.contains("\n     50  in the others\nmost of one kind\n     55  layer_dependency"))
    #expect(text.contains("\nnext: 'viperlint --only layer_dependency' shows one rule, "))
    #expect(text.contains("'viperlint App/M0' one module"))
    #expect(!whole(many(40)).contains("by rule\n"))
    #expect(headings(whole(many(40))).count == 40)
    #expect(!whole(many(60)) { $0.unfolds = true }.contains("by rule\n"))
  }

  @Test func `the table stands alone where it is asked for`() {
    let text = whole(many(3)) { $0.isSummary = true }
    #expect(text.hasPrefix("3 findings by rule\n"))
    #expect(headings(text).isEmpty)
    #expect(whole(Report()) { $0.isSummary = true }.hasPrefix("0 files"))
  }

  @Test func `scripts read counts`() {
    var output = ""
    renderCounts(many(7), showsNotes: false, into: &output)
    #expect(output == "5\terror\tdata_access\n2\terror\tlayer_dependency\n")
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
