import Architecture
import Configuration
import Diagnostics
import Reporting
import Rules

// What is told mildly because nobody stated the preset: one line for each reason, with what to write for
// either meaning.

/// What most of the code does although the preset forbids it.
func remarks(on practices: [CommonPractice]) -> [String] {
  practices.map { practice in
    let places = practice.examples.map { "\($0.file):\($0.line)" }
    return
      "\(practice.preset) \(contradiction(practice)): that is how this code is meant, it seems, "
      + "and its findings are notes, first in \(places.joined(separator: ", ")); "
      + "\(allowing(practice)) in .viperlint.yml says so, 'preset: \(practice.preset)' makes them "
      + "findings"
  }
}

/// What not all who teach the preset agree on.
func remarks(on notes: [UnagreedNotes]) -> [String] {
  notes.map { notes in
    "\(notes.preset) was found and not stated, so only what all who teach it agree on is a finding "
      + "(\(notes.agreed)); what else its table forbids "
      + (notes.count == 1 ? "is 1 note" : "are \(grouped(notes.count)) notes")
      + " (--notes shows them), and 'preset: \(notes.preset)' in .viperlint.yml makes them findings"
  }
}

/// What was often not worth its line in code of this size.
func remarks(on notes: [UncertainNotes]) -> [String] {
  notes.map { notes in
    let total = notes.counts.map(\.count).reduce(0, +)
    let rules = notes.counts.map { "\(grouped($0.count)) of \($0.rule)" }
    let told =
      (total == 1 ? "1 finding is only a note" : "\(grouped(total)) findings are only notes")
      + " (\(rules.joined(separator: ", "))): in code of this size such are often not worth their line. "
      + "--notes shows them"
    // Nobody can state what holds in all presets: it has no name that a configuration knows.
    guard notes.preset != commonPreset else { return "no preset fits this code, so \(told)" }
    return "\(notes.preset) was found and not stated, so \(told), and "
      + "'preset: \(notes.preset)' in .viperlint.yml makes them findings"
  }
}

/// What the preset says, and who does otherwise.
private func contradiction(_ practice: CommonPractice) -> String {
  let row = withArticle(practice.from)
  let share = "\(grouped(practice.breaking)) of the \(grouped(practice.callers)) types"
  let rows = plural(practice.from)
  guard let to = practice.to else {
    return "leaves moves between screens to routers, yet \(share) that make one are \(rows)"
  }
  let column = withArticle(to)
  switch practice.rule {
  case "protocol_boundary":
    if case .noInterfaces(of: let bare) = practice.reason {
      return "has \(row) know \(column) through a protocol, yet none of the \(grouped(bare)) that "
        + "\(rows) know has one"
    }
    return "has \(row) know \(column) through a protocol, yet \(grouped(practice.breaking)) of the "
      + "\(grouped(practice.callers)) that know one do not"
  case "entity_in_view":
    guard case .entitiesShown(in: let modules, let hasViewModels) = practice.reason else { break }
    let use =
      hasViewModels
      ? "each view model of this code keeps one whole" : "nothing in this code is a view model"
    return "keeps entities from \(rows), yet \(use), and \(grouped(practice.breaking)) \(rows) in "
      + "\(grouped(modules)) modules are given entities"
  case "module_boundary":
    return "keeps \(column) inside its module, yet \(share) that know another module's are \(rows)"
  case "assembly_outside_builder":
    return "leaves making \(column) to builders, yet \(share) that make one are \(rows)"
  default: break
  }
  return "lets \(row) know no \(words(to)), yet \(share) that know one are \(rows)"
}

private func allowing(_ practice: CommonPractice) -> String {
  guard let to = practice.to, practice.rule != "assembly_outside_builder" else {
    return "'rules: {\(practice.rule): off}'"
  }
  let cell = practice.rule == "module_boundary" ? "\"any; any (other)\"" : "any"
  return "'dependencies: {\(practice.from.name): {\(to.name): \(cell)}}'"
}
