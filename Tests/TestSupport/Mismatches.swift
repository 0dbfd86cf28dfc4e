import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining
import Reporting
package import ViperLintKit

/// What a fixture states and the linter does not say, and the other way round: one line each, with
/// the source line as it should read, ready to paste. Empty when both agree.
///
/// `preset` is for a fixture without configuration; one that has a configuration names its preset
/// there. Where neither does, the linter chooses.
package func mismatches(in fixture: Fixture, preset: String? = nil) -> [String] {
  switch analysis(of: fixture, preset: preset) {
  case .failure(let failure): failure.lines
  case .success(let analysis):
    mismatches(in: fixture, analysis: analysis) + countMismatches(in: fixture, analysis: analysis)
  }
}

/// Compares the marks of a fixture with a finished analysis, both ways.
package func mismatches(in fixture: Fixture, analysis: Analysis) -> [String] {
  let expected = marks(of: fixture)
  let reported = analysis.report.diagnostics.filter {
    !$0.isSuppressed && !$0.isBaselined
  }
  let (unmet, surplus) = compare(expected, with: reported)
  var lines: [Mismatch] = []
  lines += unmet.map { removing($0, from: fixture) }
  lines += surplus.map { adding($0, to: fixture) }
  lines += expected.compactMap {
    factMismatch($0, in: fixture, architecture: analysis.architecture)
  }
  return lines.sorted { ($0.path, $0.line) < ($1.path, $1.line) }.map { mismatch in
    "\(fixture.name): \(mismatch.path):\(mismatch.line): \(mismatch.text)"
  }
}

/// Compares the marks of types alone: what they were understood to be, whatever is found about them.
package func roleMismatches(in fixture: Fixture, analysis: Analysis) -> [String] {
  marks(of: fixture).compactMap {
    factMismatch($0, in: fixture, architecture: analysis.architecture)
  }.map { "\(fixture.name): \($0.path):\($0.line): \($0.text)" }
}

private struct Mismatch {
  var path: String
  var line: Int
  var text: String
}

/// Pairs marks with findings. The marks that say more choose first, so that a mark without a part
/// never takes the finding that another one describes.
private func compare(
  _ expected: [Mark], with reported: [Diagnostic]
) -> (unmet: [Mark], surplus: [Diagnostic]) {
  var isTaken = Array(repeating: false, count: reported.count)
  var unmet: [Mark] = []
  let exacting = expected.filter { $0.isExacting }
  let easy = expected.filter { !$0.isExacting }
  for mark in exacting + easy {
    switch mark.claim {
    case .finding(let claim):
      let match = reported.indices.first { index in
        !isTaken[index] && claim.holds(for: reported[index], at: mark)
      }
      if let match {
        isTaken[match] = true
      } else if !claim.isPlaceUnlessStated || !lists(reported, claim.rule, at: mark) {
        unmet.append(mark)
      }
    case .repeated(let rule): if !lists(reported, rule, at: mark) { unmet.append(mark) }
    case .unreadable: unmet.append(mark)
    case .fact: break
    }
  }
  return (unmet, reported.indices.filter { !isTaken[$0] }.map { reported[$0] })
}

/// Whether a finding of a rule has a further place where a mark stands.
private func lists(_ reported: [Diagnostic], _ rule: String, at mark: Mark) -> Bool {
  reported.contains { diagnostic in
    diagnostic.rule == rule
      && diagnostic.places.contains { $0.0.file == mark.path && $0.0.line == mark.line }
  }
}

extension Mark {
  fileprivate var isExacting: Bool {
    guard case .finding(let claim) = claim else { return false }
    return claim.column != nil || !claim.part.isEmpty
  }
}

extension FindingClaim {
  fileprivate func holds(for diagnostic: Diagnostic, at mark: Mark) -> Bool {
    diagnostic.rule == rule && diagnostic.place.file == mark.path
      && diagnostic.place.line == mark.line
      && ((diagnostic.confidence == .deduced) == isNote || isNoteUnlessStated)
      && (column == nil || diagnostic.place.column == column)
      && (part.isEmpty || diagnostic.message.contains(part))
  }
}

/// Says that a finding is not marked, with its line as it should read.
private func adding(_ diagnostic: Diagnostic, to fixture: Fixture) -> Mismatch {
  let place = diagnostic.place
  let note = diagnostic.confidence == .deduced ? "note " : ""
  let mark = "~ \(note)\(diagnostic.rule): \(diagnostic.message)"
  let line = markedLine(place.line, of: place.file, in: fixture)
  return Mismatch(
    path: place.file, line: place.line,
    text: "reported at column \(place.column), not marked: \(line.with(marks: line.marks + [mark]))"
  )
}

/// Says that a mark is not met, with its line as it should read without it.
private func removing(_ mark: Mark, from fixture: Fixture) -> Mismatch {
  let line = markedLine(mark.ownLine, of: mark.path, in: fixture)
  var kept = line.marks
  if let index = kept.firstIndex(of: mark.text) { kept.remove(at: index) }
  let problem =
    mark.claim == .unreadable ? "this mark cannot be read" : "marked, not reported"
  return Mismatch(
    path: mark.path, line: mark.ownLine,
    text: "\(problem) `\(mark.text)`: \(line.with(marks: kept))")
}

/// Compares one `= …` mark with what the type on its line was understood to be.
private func factMismatch(
  _ mark: Mark, in fixture: Fixture, architecture: ArchitectureModel
) -> Mismatch? {
  guard case .fact(let claim) = mark.claim else { return nil }
  let line = markedLine(mark.line, of: mark.path, in: fixture)
  let types = types(on: mark.line, of: mark.path, in: architecture)
  let facts = line.marks.filter { $0.hasPrefix("=") }
  let order = facts.firstIndex(of: mark.text) ?? 0
  guard order < types.count else {
    return Mismatch(
      path: mark.path, line: mark.line,
      text: "no type is declared here, but marked `\(mark.text)`: \(line.code)")
  }
  let type = types[order]
  guard !claim.holds(for: type, in: architecture) else { return nil }
  let fact = fact(of: type, in: architecture)
  let marks = line.marks.map { $0 == mark.text ? fact : $0 }
  let evidence = type.evidence.map(architecture.detail(of:)).joined(separator: "; ")
  return Mismatch(
    path: mark.path, line: mark.line,
    text: "\(type.name) is not `\(mark.text)` (\(evidence)): \(line.with(marks: marks))")
}

/// The types whose names stand on a line, in source order.
private func types(
  on line: Int, of path: String, in architecture: ArchitectureModel
) -> [TypeInfo] {
  architecture.types.filter { type in
    let file = architecture.files[type.file]
    return file.path == path && file.outline.lines.position(of: type.nameRange.start).line == line
  }.sorted { $0.nameRange.start < $1.nameRange.start }
}

extension FactClaim {
  fileprivate func holds(for type: TypeInfo, in architecture: ArchitectureModel) -> Bool {
    if let module, type.module.map({ architecture[$0].name }) != module { return false }
    let first = type.evidence.first?.kind.rawValue
    switch verdict {
    case "none":
      return type.role == nil && type.facing != .port && type.facing != .moduleInterface
    case "port": return type.facing == .port
    case "composition": return false
    case "composition root": return type.isCompositionRoot
    case "module_interface":
      // What is no matter of its name is one of its use.
      let isNamed = first == "name"
      return type.facing == .moduleInterface && (evidence == nil || (evidence == "name") == isNamed)
    default:
      return type.role?.name == verdict && (evidence == nil || first == evidence)
    }
  }
}

/// What a type was understood to be, in the words of a mark.
private func fact(of type: TypeInfo, in architecture: ArchitectureModel) -> String {
  let module = type.module.map { " in \(architecture[$0].name)" } ?? ""
  if type.isCompositionRoot { return "= composition root\(module)" }
  switch type.facing {
  case .port: return "= port\(module)"
  case .moduleInterface: return "= module_interface\(module)"
  case .face, nil: break
  }
  guard let role = type.role else { return "= none\(module)" }
  let evidence = type.evidence.first.map { " by \($0.kind.rawValue)" } ?? ""
  return "= \(role.name)\(evidence)\(module)"
}

private func markedLine(_ number: Int, of path: String, in fixture: Fixture) -> MarkedLine {
  let text = fixture.files.first { $0.path == path }?.text ?? ""
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = lines.indices.contains(number - 1) ? lines[number - 1] : ""
  return MarkedLine(line, commentStart: path.hasSuffix(".yml") ? "#" : "//")
}
