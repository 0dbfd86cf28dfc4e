package import Architecture
import Configuration
import Outlining
package import Rules

/// What `viperlint init` found out, and the configuration that it writes.
package struct InitialConfiguration: Sendable {
  private let architecture: ArchitectureModel
  private let overview: ModuleOverview
  private let habits: Habits
  private let practices: [CommonPractice]
  private let stated: StatedArchitecture?
  private let limits: Limits

  /// - Parameters:
  ///   - findings: of a run without a configuration.
  ///   - practices: what most of the code does although the preset forbids it, in that run.
  ///   - stated: what the file that is there says of the preset; nil where it says nothing of it.
  ///   - writesAll: whether every module and screen is listed, however long the file becomes.
  package init(
    _ architecture: ArchitectureModel, findings: [Diagnostic], practices: [CommonPractice],
    stated: StatedArchitecture? = nil, writesAll: Bool = false
  ) {
    self.stated = stated
    limits = writesAll ? .none : Limits()
    self.architecture = architecture
    self.practices = practices.filter { $0.preset == architecture.settings.fittingPreset }
    overview = ModuleOverview(architecture)
    habits = Habits(findings, in: architecture)
  }

  /// The preset to state; nil where none fits.
  package var preset: String? { architecture.settings.fittingPreset }

  /// `preset viper, which explains 85 % of the types in 143 modules; 2 exceptions proposed`
  package func summary(statesPreset: Bool) -> String {
    if let stated { return stated.summary + proposals }
    guard let preset else {
      return "no preset fits this code, so it states none and only what holds in all is checked"
    }
    let head = architecture.settings.file == nil ? "" : "kept all that it states; "
    var text = head + "preset \(preset)"
    if let own = architecture.fits.first(where: { $0.preset == preset }) {
      text +=
        ", which explains \(percent(own.share)) of the types in "
        + counted(overview.modules.count, "module")
    }
    if !statesPreset { text += ", not stated, as each module is judged by its own" }
    return text + proposals
  }

  private var proposals: String {
    let count = habits.cells.count + habits.rules.count
    return count > 0 ? "; \(counted(count, "exception")) proposed in comments" : ""
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

  /// The file.
  /// - Parameter statesPreset: whether the preset is stated, and that of each module which is in
  ///   another; else they stand in comments, and are found anew in each run.
  package func text(statesPreset: Bool) -> String {
    var file = CommentedFile()
    file.comment(
      "'viperlint config print' shows all that is in force, and "
        + "'viperlint config schema' prints what editors complete keys with.")
    if let stated {
      file.gap()
      file.comment(stated.sentence)
    } else {
      writePreset(statesPreset, to: &file)
    }
    if statesPreset, stated == nil { practices.write(to: &file, over: architecture.settings) }
    writeModules(to: &file)
    writeScreens(to: &file)
    habits.write(to: &file)
    return file.text
  }

  // MARK: The preset

  private func writePreset(_ isStated: Bool, to file: inout CommentedFile) {
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
    if isStated {
      file.line("preset: \(preset)")
    } else {
      let hindrance =
        architecture.settings.file == nil
        ? "that would change what is found"
        : "what this file states stands in the way, or what is found would change"
      file.comment(
        "It is not stated here, as \(hindrance): each module is judged by the preset that fits it, and of "
          + "a preset that nobody states only what all who teach it agree on is a finding:")
      file.line("# preset: \(preset)")
    }
    let others = overview.modules.filter { $0.module.preset != preset }
    guard !others.isEmpty else { return }
    file.gap()
    file.comment(
      "\(counted(others.count, "module")) in another dialect, which fits there clearly better.")
    let mark = isStated ? "" : "# "
    file.line("\(mark)overrides:")
    let overrides = overrides(preset)
    // What is in force is written whole.
    for module in overrides.prefix(isStated ? .max : limits.overrides) {
      file.line("\(mark)  - path: \(yamlText(module.path))")
      file.line("\(mark)    preset: \(module.preset)")
    }
    if !isStated, overrides.count > limits.overrides {
      file.comment(
        "and \(grouped(overrides.count - limits.overrides)) more, which 'viperlint init --all' writes",
        indent: "#   ")
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
    for module in modules.sorted(by: { ($0.path, $0.name) < ($1.path, $1.name) }) {
      guard let own = module.fittingPreset else { continue }
      let around = found.last { module.path == $0.path || module.path.hasPrefix($0.path + "/") }
      if (around?.preset ?? preset) != own { found.append((module.path, own)) }
    }
    return found
  }

  // MARK: Modules and screens

  private func writeModules(to file: inout CommentedFile) {
    guard !overview.modules.isEmpty else { return }
    file.gap()
    let count = overview.modules.count
    file.comment(
      "\(counted(count, "module")), "
        + (architecture.settings.modules.isEmpty
          ? "found by folders and names. Where they are wrong, state them all: each folder that a path "
            + "matches is one."
          : "as this file states them:"))
    if architecture.settings.modules.isEmpty {
      file.line("# modules:")
      file.line("#   - path: \(yamlText(usualPath))")
      file.line("#")
    }
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
  }

  /// The pattern that most of the modules would match.
  private var usualPath: String {
    var counts: [String: Int] = [:]
    for entry in overview.modules {
      guard let slash = entry.module.path.lastIndex(of: "/") else {
        counts["*", default: 0] += 1
        continue
      }
      counts[entry.module.path[..<slash] + "/*", default: 0] += 1
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "*"
  }

  private func writeScreens(to file: inout CommentedFile) {
    let undriven = overview.modules.flatMap(\.undrivenScreens)
    list("in a module that no presenter or the like drives", undriven, to: &file)
    list("in no module", overview.looseScreens, to: &file)
  }

  private func list(_ what: String, _ screens: [TypeInfo], to file: inout CommentedFile) {
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

/// How much of each list is written: enough to see what was understood, or all.
private struct Limits {
  var modules = 6
  var screens = 3
  /// Of what is only proposed.
  var overrides = 4

  static let none = Limits(modules: .max, screens: .max, overrides: .max)
}

/// How well a preset explains the code, and which comes next.
func sentence(about own: PresetFit, among fits: [PresetFit]) -> String {
  var text =
    "\(own.preset) explains \(percent(own.share)) of the \(grouped(own.types)) types in modules, by "
    + "their names and by who holds whom"
  // The two VIPER presets differ in who holds the builder only.
  let others = fits.filter {
    $0.preset != own.preset && !($0.preset.hasPrefix("viper") && own.preset.hasPrefix("viper"))
  }
  if let next = others.max(by: { $0.explained < $1.explained }), next.explained > 0 {
    text += "; next comes \(next.preset) with \(percent(next.share))"
  }
  return text + "."
}

private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

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
