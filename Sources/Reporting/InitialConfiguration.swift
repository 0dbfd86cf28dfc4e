package import Architecture
import Configuration
package import Diagnostics
import Outlining

/// What `viperlint init` found out, and the configuration that it writes.
package struct InitialConfiguration: Sendable {
  private let architecture: ArchitectureModel
  private let overview: ModuleOverview
  private let habits: Habits
  private let practices: [CommonPractice]
  private let stated: StatedArchitecture?
  private let writesAll: Bool

  /// - Parameters:
  ///   - findings: of a run without a configuration.
  ///   - practices: what most of the code does although the preset forbids it, in that run.
  ///   - rules: all of them.
  ///   - stated: what the file that is there says of the preset; nil where it says nothing of it.
  ///   - writesAll: whether every module and screen is listed, however long the file becomes.
  package init(
    _ architecture: ArchitectureModel, findings: [Diagnostic], practices: [CommonPractice],
    rules: [RuleDescription], stated: StatedArchitecture? = nil, writesAll: Bool = false
  ) {
    self.stated = stated
    self.writesAll = writesAll
    self.architecture = architecture
    self.practices = practices.filter { $0.preset == architecture.settings.fittingPreset }
    overview = ModuleOverview(architecture)
    habits = Habits(findings, of: rules, in: architecture)
  }

  /// The preset to state; nil where none fits.
  package var preset: String? { architecture.settings.fittingPreset }

  /// `preset viper, which explains 85 % of the types in 143 modules; 2 exceptions proposed`
  package func summary(_ statement: PresetStatement) -> String {
    if let stated { return stated.summary + proposals }
    guard let preset else {
      return "no preset fits this code, so it states none and only what holds in all is checked"
    }
    let head = architecture.settings.file == nil ? "" : "kept all that it states; "
    var text = head + "preset \(preset)"
    if let own = architecture.fits.first(where: { $0.preset == preset }) {
      text +=
        ", which explains \(explained(by: own)) of the types in "
        + counted(overview.modules.count, "module")
    }
    if let reason = statement.reason { text += ", not stated, as \(reason)" }
    return text + proposals
  }

  private var proposals: String {
    let count = habits.cells.count + habits.rules.count
    return count > 0 ? "; \(counted(count, "exception")) proposed in comments" : ""
  }

  /// That the code may be meant otherwise than the preset says, and where it is told what to write.
  package func doubts(_ misfits: [Misfit]) -> [String] {
    misfits.flatMap { misfit in
      let isProposed = misfit.cells.contains { cell in
        habits.cells.contains { $0.from == cell.from && $0.to == cell.to }
      }
      guard isProposed else { return misfit.lines }
      return ["\(misfit.doubt) If that is meant here, take the '# ' from the lines that permit it."]
    }
  }

  /// That a table which is not stated guards less, where stating it would bring findings; nil elsewhere.
  package func caution(_ statement: PresetStatement) -> String? {
    guard case .changesFindings(let change) = statement, change.more > 0, let preset else {
      return nil
    }
    return
      "decide on the preset first: as it is not stated, part of what its table forbids is told as notes, "
      + "which stop no commit. If the table is meant, take the '# ' from '# preset: \(preset)', "
      + "and then 'viperlint baseline create' accepts what is there"
  }

  /// What to do after it is written.
  package func nextStep(_ summary: Summary) -> String {
    guard architecture.types.contains(where: { $0.role != nil }) else {
      return "next: tell the roles of types under 'roles:', as no type has one yet"
    }
    guard summary.errors + summary.warnings > 0 else {
      return "next: run 'viperlint lint' in CI; it has no error and no warning, as before"
    }
    let found = "\(counted(summary.errors, "error")) and \(counted(summary.warnings, "warning"))"
    return
      "next: 'viperlint lint' shows \(found), as it did before; fix them, or state in the file "
      + "what is meant so"
  }

  /// The file: the preset is stated, with that of each module which is in another; else they stand in
  /// comments, and are found anew in each run.
  package func text(_ statement: PresetStatement) -> String {
    var text = ""
    for limits in writesAll ? [Limits.none] : Limits.untilItFits {
      text = self.text(statement, limits)
      if text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) <= usualLines { break }
    }
    return text
  }

  private func text(_ statement: PresetStatement, _ limits: Limits) -> String {
    var file = CommentedFile()
    file.comment(
      "'viperlint config print' shows all that is in force, and "
        + "'viperlint config schema' prints what editors complete keys with.")
    if let stated {
      file.gap()
      file.comment(stated.sentence)
    } else {
      writePreset(statement, limits, to: &file)
    }
    writeModules(limits, to: &file)
    writeScreens(limits, to: &file)
    writeExceptions(statement, limits, to: &file)
    // The line that ends the block is no part of what is proposed above it.
    file.gap()
    return file.text
  }

  // MARK: The preset

  private func writePreset(
    _ statement: PresetStatement, _ limits: Limits, to file: inout CommentedFile
  ) {
    file.gap()
    guard let preset else {
      file.comment(
        "No preset fits this code: it shows no module with a presenter or an interactor. Only what "
          + "holds in all presets is checked, until you name one, or state an architecture of your "
          + "own (roles, then layers, rings or dependencies):")
      file.line("# preset: \(Preset.shipped[0])")
      return
    }
    file.comment(reason(for: preset))
    if let sentence = statement.sentence { file.comment(sentence) }
    // What is proposed can be taken over as it stands.
    if case .losesModules = statement { return }
    let mark = statement == .stated ? "" : "# "
    file.line("\(mark)preset: \(preset)")
    let others = overview.modules.filter { $0.module.preset != preset }
    guard !others.isEmpty else { return }
    file.gap()
    file.comment(
      "\(counted(others.count, "module")) in another dialect, which fits there clearly better.")
    file.line("\(mark)overrides:")
    let overrides = overrides(preset)
    // What is in force is written whole.
    let limit = statement == .stated ? .max : limits.overrides
    for module in overrides.prefix(limit) {
      file.line("\(mark)  - path: \(yamlText(module.path))")
      file.line("\(mark)    preset: \(module.preset)")
    }
    if overrides.count > limit {
      file.comment(
        "and \(grouped(overrides.count - limit)) more, which 'viperlint init --all' writes",
        indent: "#   # ")
    }
  }

  private func reason(for preset: String) -> String {
    guard let own = architecture.fits.first(where: { $0.preset == preset }) else {
      return "\(preset) was asked for with --preset."
    }
    return sentence(about: own, among: architecture.fits)
  }

  /// The paths of the modules in other presets, outer ones first, as the last that matches wins; a
  /// module of the chosen preset within one of them gets it back.
  private func overrides(_ preset: String) -> [(path: String, preset: String)] {
    var found: [(path: String, preset: String)] = []
    let modules = overview.modules.map(\.module).filter { !$0.path.isEmpty }
    for module in modules.ordered(by: { ($0.path, $0.name) < ($1.path, $1.name) }) {
      guard let own = module.fittingPreset else { continue }
      let around = found.last { module.path == $0.path || module.path.hasPrefix($0.path + "/") }
      if (around?.preset ?? preset) != own { found.append((module.path, own)) }
    }
    return found
  }

  private func writeExceptions(
    _ statement: PresetStatement, _ limits: Limits, to file: inout CommentedFile
  ) {
    var exceptions = ProposedExceptions()
    if statement == .stated, stated == nil {
      exceptions = practices.exceptions(over: architecture.settings)
    }
    var proposed = habits.exceptions
    let left = proposed.keep(limits.exceptions)
    let isStated = !exceptions.cells.isEmpty || !exceptions.rules.isEmpty
    let isProposed = !proposed.cells.isEmpty || !proposed.rules.isEmpty
    guard isStated || isProposed else { return }
    exceptions.add(proposed)
    file.gap()
    if isStated {
      file.comment(
        "What most of this code does although the preset forbids it, and so is meant. Who deletes a line "
          + "has the preset's table enforced there.")
    }
    if isProposed {
      file.comment(
        "What the code does everywhere. Nothing of it is excepted yet: each entry in a comment is a "
          + "proposal, in force once its '# ' is taken away. State one where the code is meant so, with "
          + "the reason; leave it where the code is to change.")
    }
    exceptions.write(to: &file)
    if left > 0 {
      file.comment(
        "and \(grouped(left)) more, which 'viperlint init --all' writes", indent: "#   # ")
    }
  }

  // MARK: Modules and screens

  private func writeModules(_ limits: Limits, to file: inout CommentedFile) {
    guard !overview.modules.isEmpty else { return }
    file.gap()
    let count = overview.modules.count
    let isFound = architecture.settings.modules.isEmpty
    file.comment(
      "\(counted(count, "module")), "
        + (isFound ? "found by folders and names:" : "as this file states them:"))
    for entry in overview.modules.prefix(limits.modules) {
      let roles = entry.roles.filter { !$0.types.isEmpty }.map(\.role.name).joined(separator: ", ")
      let lacks = overview.lacks(entry).map { "no \($0.name)" }.joined(separator: ", ")
      let path = entry.module.path.isEmpty ? "the root" : entry.module.path
      let name = path == entry.module.name || path.hasSuffix("/" + entry.module.name)
      let head = name ? path : "\(entry.module.name) in \(path)"
      file.line(
        "#   " + commentText(head) + ": " + commentText(roles) + (lacks.isEmpty ? "" : "; \(lacks)")
      )
    }
    if count > limits.modules {
      file.line(
        "#   and \(grouped(count - limits.modules)) more: 'viperlint modules' lists all")
    }
    for role in overview.lackedByAll { file.line("#   No module has \(withArticle(role)).") }
    if isFound { writePatterns(limits, to: &file) }
  }

  /// Proposes what gives the modules that were found.
  private func writePatterns(_ limits: Limits, to file: inout CommentedFile) {
    let patterns = ModulePatterns(architecture).patterns
    guard !patterns.isEmpty else { return }
    file.comment(
      "Where they are wrong, state them: each folder that a path matches is one module, and what no "
        + "path matches is found as before.")
    file.line("# modules:")
    for pattern in patterns.prefix(limits.patterns) {
      file.line("#   - path: \(yamlText(pattern.path))")
    }
  }

  private func writeScreens(_ limits: Limits, to file: inout CommentedFile) {
    let undriven = overview.modules.flatMap(\.undrivenScreens)
    list("in a module that no presenter or the like drives", undriven, limits, to: &file)
    list("in no module", overview.looseScreens, limits, to: &file)
  }

  private func list(
    _ what: String, _ screens: [TypeInfo], _ limits: Limits, to file: inout CommentedFile
  ) {
    guard !screens.isEmpty else { return }
    file.gap()
    file.comment("\(counted(screens.count, "screen")) \(what):")
    for screen in screens.prefix(limits.screens) {
      let place = architecture.place(of: screen).text
      file.line("#   " + commentText("\(screen.name) (\(place))"))
    }
    if screens.count > limits.screens {
      file.line("#   and \(grouped(screens.count - limits.screens)) more")
    }
  }
}

/// With the two that stand around them, more than 40 lines are not read; what is in force is written in
/// any case.
private let usualLines = 38

/// How much of each list is written: enough to see what was understood, or all.
private struct Limits {
  var modules = 6
  var screens = 3
  /// Of modules.
  var patterns = 3
  /// Of what is only proposed.
  var overrides = 4
  var exceptions = 4

  static let none = Limits(
    modules: .max, screens: .max, patterns: .max, overrides: .max, exceptions: .max)
  /// From what is wanted to the least.
  static let untilItFits = [
    Limits(), Limits(modules: 4, screens: 2, patterns: 2, overrides: 2, exceptions: 3),
    Limits(modules: 3, screens: 1, patterns: 1, overrides: 1, exceptions: 2),
  ]
}

/// How well a preset explains the code, and which comes next.
func sentence(about own: PresetFit, among fits: [PresetFit]) -> String {
  var text =
    "\(own.preset) explains \(explained(by: own)) of the \(grouped(own.types)) types in modules, by "
    + "their names and by who holds whom"
  // The two VIPER presets differ in who holds the builder only.
  let others = fits.filter {
    $0.preset != own.preset && !($0.preset.hasPrefix("viper") && own.preset.hasPrefix("viper"))
  }
  if let next = others.max(by: { $0.explained < $1.explained }), next.explained > 0 {
    text += "; next comes \(next.preset) with \(explained(by: next))"
  }
  return text + "."
}

/// Collects the lines of a file whose comments are broken at the usual width.
struct CommentedFile {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }
  mutating func gap() { text += "\n" }

  /// Sentences of viperlint's own and names, which cannot end the comment.
  mutating func comment(_ sentence: String, indent: String = "# ") {
    var line = indent
    for word in sentence.split(separator: " ") {
      let word = commentText(String(word))
      if line.utf8.count + word.utf8.count > 98, line != indent {
        text += line + "\n"
        line = indent
      }
      line += (line == indent ? "" : " ") + word
    }
    text += line + "\n"
  }
}
