import Architecture
import Configuration
import Lexing
import Outlining
import Reporting
import Rules
package import ViperLintKit
import Workspace

/// Why a fixture could not be run: a configuration that is no configuration.
package struct FixtureFailure: Error, Sendable {
  /// One sentence each, with the fixture's name and the place.
  package var lines: [String]
}

/// Runs the whole pipeline over a fixture in memory, as the command line would over its folder. Where
/// the fixture has a Package.swift, the folders in Sources and Tests are its targets.
package func analysis(of fixture: Fixture, preset: String?) -> Result<Analysis, FixtureFailure> {
  do throws(ConfigurationError) {
    var configuration: ConfigurationFile?
    if let file = fixture.configuration {
      configuration = try readConfiguration(
        file: file.path, bytes: Array(file.text.utf8), rules: Rule.declarations)
    }
    var options = AnalysisOptions()
    if configuration == nil { options.preset = preset }
    let isPackage = fixture.swiftFiles.contains { $0.path == "Package.swift" }
    var files = fixture.swiftFiles.filter { isRead($0.path, configuration) }.map {
      var file = sourceOutline($0, isInPackage: isPackage)
      file.isLeftOut = fixture.leftOutPaths.contains($0.path)
      return file
    }
    if fixture.isLarge {
      files += (1...leastLarge).map {
        sourceOutline(FixtureFile(path: "~Rest/Rest\($0).swift", text: ""), isInPackage: false)
      }
      files.sort { isBefore($0.path, $1.path) }
    }
    let stated = configuration.map { configuration in
      var stated = StatedConfiguration(
        file: configuration, files: files.map(\.path), leftOut: leftOut(of: fixture, configuration))
      stated.passing = Set(
        configuration.exclude.filter { comesAndGoes($0, GitIgnore([])) }.map(\.pattern))
      return stated
    }
    var analysis = try analyze(
      files, unreadable: [], interfaces: interfaces(of: fixture), configuration: configuration,
      stated: stated, options: options)
    if let file = fixture.baseline {
      let severity = analysis.architecture.severity(
        of: .staleBaseline, inFile: file.path, only: [])
      analysis.report.compare(
        with: try baseline(in: file), called: file.path, isWhole: true, only: [],
        severity: severity)
    }
    return .success(analysis)
  } catch {
    return .failure(
      FixtureFailure(lines: error.issues.map { "\(fixture.name): \(error.file):\($0)" }))
  }
}

/// What its storyboards name.
private func interfaces(of fixture: Fixture) -> [InterfaceClass] {
  fixture.files.filter { $0.path.hasSuffix(".storyboard") }.flatMap {
    interfaceClasses(Array($0.text.utf8), path: $0.path)
  }
}

private func baseline(in file: FixtureFile) throws(ConfigurationError) -> Baseline {
  do {
    return try Baseline(Array(file.text.utf8))
  } catch {
    throw ConfigurationError(
      file: file.path,
      issues: [ConfigurationIssue(line: error.line, column: 1, message: error.message)])
  }
}

/// Whether discovery would give the file.
private func isRead(_ path: String, _ configuration: ConfigurationFile?) -> Bool {
  guard let configuration else { return true }
  if configuration.exclude.contains(where: { $0.matches(path) }) { return false }
  return configuration.include.isEmpty || configuration.include.contains { $0.matches(path) }
}

/// What discovery would have left out: folders whole where a pattern matches them.
private func leftOut(of fixture: Fixture, _ configuration: ConfigurationFile) -> [String] {
  fixture.swiftFiles.map(\.path).filter { !isRead($0, configuration) }.map { path in
    let folders = configuration.exclude.compactMap { $0.matchedFolder(of: path) }
    return folders.min { $0.utf8.count < $1.utf8.count } ?? path
  }
}

private func sourceOutline(_ file: FixtureFile, isInPackage: Bool) -> SourceOutline {
  let bytes = Array(file.text.utf8)
  let target = target(of: file.path)
  return SourceOutline(
    path: file.path, outline: outline(bytes.span, lex(bytes.span)), target: target ?? "",
    isInPackage: isInPackage && target != nil, kind: kind(of: file))
}

/// As SwiftPM has it: `Sources/Money/Amount.swift` belongs to the target Money.
private func target(of path: String) -> String? {
  let levels = path.split(separator: "/")
  return levels.count > 2 && ["Sources", "Tests"].contains(levels[0]) ? String(levels[1]) : nil
}

/// The plainest signs of a file that is not checked; what else tells one is discovery's to test.
private func kind(of file: FixtureFile) -> SourceOutline.Kind {
  if file.path.contains("___") { return .template }
  if file.text.hasPrefix("// Generated") { return .generated }
  return file.path.split(separator: "/").contains { $0.hasSuffix("Tests") } ? .test : .source
}
