import Architecture
import Configuration
import Reporting

// What was understood, so that no empty list is taken for health.
extension CodeArchitecture {
  /// The folder that paths are relative to, absolute; empty for sources in memory.
  public var root: String { content.root }

  /// The preset that judges; nil for a table of one's own, and where no preset fits the code.
  public var preset: Preset? { content.report.preset.flatMap(Preset.init(shipped:)) }

  /// Whether the preset was found by studying the code, and stated by nobody: then only what all who teach
  /// it agree on is a finding, and the rest of its table gives ``notes``.
  public var isPresetFound: Bool { content.report.presetIsDeduced }

  /// Why no module was judged: sentences; empty where one was. `viperlint --strict` fails by them.
  public var unjudged: [String] { content.report.unjudged }

  /// What else viperlint says of how it read the sources, as it prints it beside the findings: modules in
  /// which nothing is checked, a table that does not fit.
  public var remarks: [String] {
    content.report.misfits.map { $0.lines.joined(separator: "\n") } + content.report.remarks
  }

  /// The checked types without the role that their place asks for: no reference from or to them is judged.
  /// Nested types count with the one around them.
  public var typesWithoutRole: [DeclaredType] {
    content.listedTypes.filter { content.model.countsAsUnassigned(content.model[$0]) }
      .map { DeclaredType(content, $0) }
  }

  /// How many files the root has.
  public var fileCount: Int { content.report.summary.files }

  /// How many pairs of types of the root, one of which refers to the other, the table was asked about.
  public var judgedReferenceCount: Int { content.report.summary.judgedReferences }
}

extension CodeArchitecture: CustomStringConvertible {
  /// What was understood and found, as the command line's last lines say it.
  public var description: String {
    let lines = [presetLine(content.report), summaryLine(content.report)].compactMap { $0 }
    return (lines + unjudged.map(escaped)).joined(separator: "\n")
  }
}
