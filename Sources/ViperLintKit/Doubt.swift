import Architecture
import Configuration
import Reporting

/// Where the table does not fit the code, as far as the findings tell that this run prints: what is
/// accepted, in a baseline or by a comment, is no doubt any more, and neither a change nor one rule or
/// folder says what all of the code is like.
///
/// Where the preset was stated, one that fits better is looked for, which costs as much as the run itself.
func misfits(
  of analysis: Analysis, _ root: Root, _ request: RunRequest
) throws(ConfigurationError) -> [Misfit] {
  guard root.scope.isEmpty, request.only.isEmpty, request.comparison == nil else { return [] }
  let report = analysis.report
  let use = TableUse(report.diagnostics, asked: report.summary.judgedReferences)
  guard var misfit = Misfit(use, of: analysis.architecture) else { return [] }
  misfit.preset = report.preset
  if let name = request.preset {
    misfit.statedBy = "--preset \(name)"
  } else if !report.presetIsDeduced, let origin = root.configuration?.places.preset {
    misfit.statedBy = "\(origin.source):\(origin.line)"
  }
  if misfit.statedBy != nil {
    var candidates: [Settings] = []
    for name in Preset.shipped {
      candidates.append(settings(from: root.configuration, preset: try preset(named: name)))
    }
    misfit.compare(
      buildBestArchitecture(
        analysis.architecture.roles.table, candidates: candidates))
  } else {
    misfit.compare(analysis.architecture)
  }
  return [misfit]
}
