package import Architecture
package import Configuration
import Diagnostics
package import Reporting
package import Rules
package import Workspace

/// How a run is narrowed and what it is told beside the configuration file.
package struct AnalysisOptions: Sendable {
  /// nil: the configuration's, else chosen by studying the code.
  package var preset: String?
  /// Rule ids; empty for all that are on.
  package var only: [String] = []
  /// Rule ids that do not run.
  package var disabled: [String] = []
  /// Whether this is a side of a comparison: what is told mildly in all of the code says nothing of a
  /// change.
  package var isComparison = false
  /// Whether to count what each exemption let pass.
  package var countsExemptions = false
  package var threads = Threads()

  package init() {}
}

/// What a run made of the sources.
package struct Analysis: Sendable {
  package var architecture: ArchitectureModel
  package var report: Report

  package init(architecture: ArchitectureModel, report: Report) {
    self.architecture = architecture
    self.report = report
  }
}

/// Assembles, classifies and checks outlines that were read.
///
/// - Parameters:
///   - files: sorted by path.
///   - interfaces: what storyboards and xibs name, in the order of their files.
///   - configuration: nil where there is no `.viperlint.yml`.
///   - stated: the configuration with the paths that it was applied to, where its entries are to be
///     judged; nil where they are not.
/// - Throws: for a preset that does not exist.
package func analyze(
  _ files: consuming [SourceOutline], unreadable: [UnreadableFile],
  interfaces: [InterfaceClass] = [],
  configuration: ConfigurationFile?, stated: StatedConfiguration? = nil, options: AnalysisOptions
) throws(ConfigurationError) -> Analysis {
  let clock = ContinuousClock()
  var report = Report()
  report.rules = Rule.descriptions
  var mark = clock.now
  func step(_ name: String) {
    let now = clock.now
    report.summary.steps.append(Summary.Step(name: name, seconds: seconds(now - mark)))
    mark = now
  }
  let table = assemble(consume files, interfaces: interfaces, threads: options.threads)
  step("assemble")
  let model = try architecture(
    of: table, configuration: configuration, options: options, report: &report)
  step("classify")
  let found = findings(
    in: model, only: options.only, disabled: options.disabled,
    readingFindings: unreadable.map(finding), stated: stated,
    countsExemptions: options.countsExemptions)
  report.diagnostics = found.diagnostics
  if options.countsExemptions { report.statistics.exemptions = found.exemptions }
  report.practices = found.practices
  report.summary.judgedReferences = found.askedPairs
  if options.only.isEmpty {
    report.summary.brokenReferences =
      TableUse(found.diagnostics, asked: found.askedPairs).broken
  }
  step("rules")
  if !options.isComparison {
    report.remarks += remarks(on: found.practices) + remarks(on: found.unagreed)
    report.remarks += remarks(on: found.uncertain)
  }
  report.remarks += directiveIssues(in: model)
  if let remark = remarkOnModules(of: model) { report.remarks.append(remark) }
  if let line = unjudged(model, isTableOwn: configuration?.presetChoice == .some(.none)) {
    report.unjudged.append(line)
  }
  count(model, unreadable.count, into: &report)
  return Analysis(architecture: model, report: report)
}

func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

/// Builds the model with the preset that was asked for, or with the one that fits best.
private func architecture(
  of table: SymbolTable, configuration: ConfigurationFile?, options: AnalysisOptions,
  report: inout Report
) throws(ConfigurationError) -> ArchitectureModel {
  var choice = configuration?.presetChoice ?? .deduced
  if let name = options.preset { choice = .named(name) }
  switch choice {
  case .none:
    return buildArchitecture(table, settings: settings(from: configuration, preset: nil))
  case .named(let name):
    report.preset = name
    return buildArchitecture(
      table, settings: settings(from: configuration, preset: try preset(named: name)))
  case .deduced:
    report.presetIsDeduced = true
    var candidates: [Settings] = []
    for name in Preset.shipped {
      candidates.append(settings(from: configuration, preset: try preset(named: name)))
    }
    let model = buildBestArchitecture(table, candidates: candidates)
    guard model.settings.preset != commonPreset else {
      return model
    }
    report.preset = model.settings.preset
    report.presetFit = model.fits.first { $0.preset == report.preset }
    report.otherPresets = Preset.shipped.compactMap { name in
      let count = model.modules.count { $0.preset == name }
      return name == report.preset || count == 0 ? nil : NameCount(name: name, count: count)
    }
    return model
  }
}

/// Why no module was judged; nil where one was, and for a table of the team's own, which need not be one
/// of modules. Where no type at all has a role, that is said elsewhere.
private func unjudged(_ model: ArchitectureModel, isTableOwn: Bool) -> String? {
  guard !isTableOwn, model.types.contains(where: { $0.role != nil }) else { return nil }
  let isJudged = model.types.contains {
    $0.isChecked && $0.module != nil && $0.role != nil
      && model.settings(for: $0.id).preset != commonPreset
  }
  if isJudged { return nil }
  let reason =
    model.settings.preset != commonPreset
    ? "none was found by folders and names. State them under 'modules:' in .viperlint.yml"
    : "no preset fits this code, which shows \(partsMissed(model)), so that only what holds in all "
      + "presets was checked. State one with 'preset:' in .viperlint.yml"
  return "no module was judged: \(reason), or name the folder of the app's sources"
}

/// What keeps the presets from fitting: modules may have one of the two that they tell an architecture by.
private func partsMissed(_ model: ArchitectureModel) -> String {
  var modules: [Role: Set<ModuleID>] = [:]
  for type in model.types where type.isChecked {
    if let role = type.role, let module = type.module { modules[role, default: []].insert(module) }
  }
  let (presenters, interactors) = (
    modules[.presenter]?.count ?? 0, modules[.interactor]?.count ?? 0
  )
  if presenters == 0, interactors > 0 {
    return "\(counted(interactors, "module")) with an interactor and none with a presenter"
  }
  return "no module with a presenter or an interactor"
}

/// So many modules are named.
private let moduleLimit = 5

/// Names the modules in which nothing is checked. Where no type at all has a role, that is said
/// elsewhere.
private func remarkOnModules(of model: ArchitectureModel) -> String? {
  var hasRole = model.modules.map { _ in false }
  var isChecked = hasRole
  for type in model.types where type.isChecked {
    guard let module = type.module else { continue }
    isChecked[module.index] = true
    if type.role != nil { hasRole[module.index] = true }
  }
  let silent = model.modules.filter { isChecked[$0.id.index] && !hasRole[$0.id.index] }
  guard !silent.isEmpty, silent.count < model.modules.count else { return nil }
  let names = listed(silent.map { "'\($0.name)'" }, limit: moduleLimit)
  return silent.count == 1
    ? "nothing is checked in module \(names): none of its types has a role"
    : "nothing is checked in \(silent.count) modules, as none of their types has a role: \(names)"
}

private func finding(_ file: UnreadableFile) -> Diagnostic {
  Diagnostic(
    rule: "invalid_source", severity: .warning, confidence: .certain,
    place: Diagnostic.Place(
      file: file.path, line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0),
    message: "this file could not be read: \(file.reason)",
    why: "its types are unknown, so what refers to them is not checked",
    help: "make it readable, or exclude it in .viperlint.yml")
}

private func count(_ model: ArchitectureModel, _ unreadable: Int, into report: inout Report) {
  report.summary.files = model.files.count + unreadable
  report.summary.types = model.types.count
  report.summary.modules = model.modules.count
  report.summary.typesWithoutRole = model.types.count { model.countsAsUnassigned($0) }
  report.summary.ambiguousNames = model.ambiguousNameCount
  report.summary.externalNames = model.externalNameCount
  report.summary.references = model.referenceCount
  report.countFindings()
}
