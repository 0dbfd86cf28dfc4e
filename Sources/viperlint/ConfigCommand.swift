import Architecture
import Configuration
import Reporting
import Rules
import ViperLintKit
import Workspace

/// `viperlint config print|validate|schema [PATH]`
func runConfig(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  let known = Command.config.actions
  guard let action = operands.first else {
    throw .usage([
      "'viperlint config' needs to know what: print what is in force, validate the file, or print "
        + "its schema"
    ])
  }
  let paths = Array(operands.dropFirst())
  if options.chosenFormat != nil, action != "schema", known.contains(action) {
    throw .usage([
      "'--format' is of 'viperlint config schema', not of 'viperlint config \(action)'"
    ])
  }
  switch action {
  case "print": return try await printConfiguration(paths, options)
  case "validate": return try await validateConfiguration(paths, options)
  case "schema": return try printSchema(paths, options)
  default: throw .usage([unknown(called: "action of 'viperlint config'", action, among: known)])
  }
}

// MARK: print

private func printConfiguration(
  _ paths: [String], _ options: Options
) async throws(RunError) -> Int32 {
  let request = try configRequest("print", paths, options)
  let loaded = try loadConfiguration(request)
  var choice = loaded.file?.presetChoice ?? .deduced
  if let name = options.preset { choice = .named(name) }
  var preset = PrintedPreset(name: nil, comment: "the table is the configuration's own")
  let joined: Settings
  switch choice {
  case .none:
    joined = settings(from: loaded.file, preset: nil)
  case .named(let name):
    joined = settings(from: loaded.file, preset: try shippedPreset(name))
    preset = PrintedPreset(name: name, comment: "--preset")
    if options.preset == nil, let origin = loaded.file?.places.preset {
      preset.comment = "\(origin.source):\(origin.line)"
    }
  case .deduced:
    // Which one fits is for the code to say.
    guard let chosen = try await chosenSettings(request) else {
      printRemark("nothing to print: every path is left out")
      return 0
    }
    joined = chosen
    if joined.preset == commonPreset {
      preset.comment = "none fits this code, so only what holds in all of them is checked"
    } else {
      preset = PrintedPreset(name: joined.preset, comment: "fits this code best")
    }
  }
  printResult(
    printedConfiguration(
      joined, from: loaded.file, preset: preset,
      rules: Rule.declarations))
  return 0
}

/// What a run over the same root would be told.
private func chosenSettings(_ request: RunRequest) async throws(RunError) -> Settings? {
  let plan = try plan(request)
  return try await run(plan, request).first?.architecture.settings
}

private func shippedPreset(_ name: String) throws(RunError) -> Preset {
  do {
    return try preset(named: name)
  } catch {
    throw .configuration(error)
  }
}

/// - Throws: for more than one path: a configuration is one root's.
private func configRequest(
  _ action: String, _ paths: [String], _ options: Options
) throws(RunError) -> RunRequest {
  guard paths.count <= 1 else {
    throw .usage(["'viperlint config \(action)' takes one path, whose root it speaks of"])
  }
  return options.request(paths)
}

// MARK: validate

/// - Returns: 1 where what agents are told of it no longer holds.
private func validateConfiguration(
  _ paths: [String], _ options: Options
) async throws(RunError) -> Int32 {
  let request = try configRequest("validate", paths, options)
  let loaded = try loadConfiguration(request)
  let stale = try await problemOfAgentsFile(in: loaded.root, request)
  guard let file = loaded.file else {
    if let stale {
      printProblem(stale)
      return 1
    }
    throw .usage([
      "no .viperlint.yml governs '\(loaded.root)': there is nothing to validate, and viperlint works "
        + "without one"
    ])
  }
  printResult(escaped(validated(file, preset: options.preset)) + "\n")
  if let stale { printProblem(stale) }
  return stale == nil ? 0 : 1
}

/// What was understood of a configuration, in one line.
private func validated(_ file: ConfigurationFile, preset: String?) -> String {
  var parts: [String] = []
  switch preset.map(PresetChoice.named) ?? file.presetChoice {
  case .named(let name): parts.append("preset \(name)")
  case .deduced: parts.append("the preset that fits")
  case .none: parts.append("an architecture of its own")
  }
  if let version = file.requiredVersion { parts.append("viperlint \(version) or newer") }
  func add(_ count: Int, _ one: String, _ several: String) {
    if count > 0 { parts.append("\(count) \(count == 1 ? one : several)") }
  }
  let cells = file.dependencies.count + file.frameworkCells.count
  add(file.places.extends.count, "file extended", "files extended")
  add(file.include.count, "path included", "paths included")
  add(file.exclude.count, "path excluded", "paths excluded")
  add(file.modules.count, "module pattern", "module patterns")
  add(Set(file.roles.map(\.role)).count, "role", "roles")
  add(cells, "cell", "cells")
  add(file.frameworkGroups.count, "group of frameworks", "groups of frameworks")
  add(file.words.count, "word added", "words added")
  add(file.rules.count, "rule set", "rules set")
  add(file.overrides.count, "override", "overrides")
  return "\(file.file) is valid: " + parts.joined(separator: ", ")
}

// MARK: schema

private func printSchema(_ paths: [String], _ options: Options) throws(RunError) -> Int32 {
  guard paths.isEmpty, options.configuration == nil, options.preset == nil else {
    throw .usage([
      "'viperlint config schema' takes no path and no preset: the schema is the same for all"
    ])
  }
  printResult(
    options.format == "markdown"
      ? keysAsMarkdown() : configurationSchema(rules: Rule.declarations))
  return 0
}
