/// The forms that a report can be written in, in the order of the help.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, xcode, github, json, sarif, junit, checkstyle, gitlab, markdown, html, agent

  /// Whether people read it: only then does it end in what was understood.
  package var isForPeople: Bool { self == .text }
}

/// A report in one form, whole. It may be printed into the log of a build server, which must not take
/// a text from source for a command.
package func rendered(
  _ report: Report, as format: ReportFormat, _ options: TextOptions
) -> String {
  var output = ""
  switch format {
  case .text: renderText(report, options, into: &output)
  case .xcode: renderXcode(report, into: &output)
  case .agent: renderAgent(report, options, into: &output)
  case .github: renderGitHub(report, into: &output)
  case .json: renderJSON(report, into: &output)
  case .sarif: renderSARIF(report, into: &output)
  case .junit: renderJUnit(report, into: &output)
  case .checkstyle: renderCheckstyle(report, into: &output)
  case .gitlab: renderGitLab(report, into: &output)
  case .markdown:
    if let (change, comment) = report.review {
      renderChangeMarkdown(change, comment, into: &output)
    }
  case .html:
    if let page = report.page {
      renderPage(page, report, into: &output)
    } else {
      output += "<!doctype html>\n<title>viperlint</title>\n<p>Nothing was linted.</p>\n"
    }
  }
  // In data the sign stands only within a text, where the reader gets it back.
  switch format {
  case .text, .xcode, .agent, .markdown: return withoutLogCommands(output)
  case .html: return output  // A page is opened, not printed into a log.
  case .github: return output  // Its lines are commands already, and a command is read once.
  case .json, .sarif, .gitlab: return withoutLogCommands(output, number: "\\u0023")
  case .junit, .checkstyle: return withoutLogCommands(output, number: "&#35;")
  }
}
