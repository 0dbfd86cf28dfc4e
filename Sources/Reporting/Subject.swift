package import Architecture
package import Configuration
import Diagnostics
import Outlining

/// What a word of a command line means in an architecture.
package enum Subject: Sendable {
  case type(TypeID)
  case module(ModuleID)
}

/// Why a word means nothing, or too much: sentences for the person.
package struct LookupError: Error, Sendable {
  package var problems: [String]

  package init(_ problems: String...) { self.problems = problems }
}

/// The type or module of a name: types before modules, whole names before last levels. A type without
/// a role that is named like a module is most likely its namespace, and the module is meant.
///
/// - Parameter isInScope: whether the types of a file are meant, where several have the name.
/// - Throws: for a name that nothing has, with the nearest ones, and for one that several have.
package func subject(
  named name: String, in architecture: ArchitectureModel, isInScope: (String) -> Bool
) throws(LookupError) -> Subject {
  if let type = try type(named: name, in: architecture, isInScope: isInScope) {
    let namespaced = architecture.modules.filter { $0.name == name }
    guard architecture[type].role == nil, namespaced.count == 1 else { return .type(type) }
    return .module(namespaced[0].id)
  }
  if let module = try module(named: name, in: architecture) { return .module(module) }
  throw LookupError(unknownName(name, in: architecture, called: "type or module"))
}

/// The one type of a name; nil for none.
/// - Throws: where several have it.
package func type(
  named name: String, in architecture: ArchitectureModel, isInScope: (String) -> Bool
) throws(LookupError) -> TypeID? {
  let all = types(named: name, in: architecture)
  let inScope = all.filter { isInScope(architecture.files[architecture[$0].file].path) }
  let found = inScope.isEmpty ? all : inScope
  guard found.count > 1 else { return found.first }
  let candidates = found.map { id in
    "\(architecture[id].name) (\(architecture.place(of: architecture[id]).text))"
  }
  let remedy =
    Set(found.map { architecture[$0].name }).count == found.count
    ? "write the whole name" : "add the path of the file that is meant"
  throw LookupError(
    "'\(name)' is the name of \(found.count) types: "
      + listed(candidates, limit: nameLimit) + "; \(remedy)")
}

/// The one module of a name or path; nil for none.
/// - Throws: where several have it.
package func module(
  named name: String, in architecture: ArchitectureModel
) throws(LookupError) -> ModuleID? {
  let byPath = architecture.modules.filter { $0.path == name }
  let named = architecture.modules.filter { $0.name == name }
  let found = named.isEmpty ? byPath : named
  guard found.count > 1 else { return found.first?.id }
  let paths = listed(found.map { $0.path.isEmpty ? "the root" : $0.path }, limit: nameLimit)
  throw LookupError(
    "'\(name)' is the name of \(found.count) modules: \(paths); "
      + "write the path of the one that is meant, or name types")
}

private let nameLimit = 4

/// `no type 'ArticlesPresentr'; did you mean 'ArticlesPresenter'?`
/// - Parameter place: where it was looked for: ` in '/App'`; may be empty.
package func unknownName(
  _ name: String, in architecture: ArchitectureModel, called noun: String, place: String = ""
) -> String {
  if architecture.externalNames.contains(where: { $0.name == name }) {
    let place = place.isEmpty ? " here" : place
    return "'\(name)' is named\(place), but declared elsewhere: only own types have roles"
  }
  let near = nearestNames(to: name, in: architecture)
  let head = "no \(noun) '\(name)'\(place)"
  guard let last = near.last else { return head }
  let others = near.dropLast().map { "'\($0)'" }.joined(separator: ", ")
  return "\(head); did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
}

/// The names that a word may have been meant for: the nearest, then those that it is a part of, the
/// shortest first.
package func nearestNames(to name: String, in architecture: ArchitectureModel) -> [String] {
  let names =
    architecture.types.map(\.name) + architecture.types.map(\.simpleName)
    + architecture.modules.map(\.name)
  var found = nearest(to: name, in: names).map { [$0] } ?? []
  let letters = name.lowercased()
  guard letters.count >= 3 else { return found }
  let longer = Set(names.filter { $0.lowercased().contains(letters) })
    .ordered { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  for candidate in longer where found.count < 3 && !found.contains(candidate) {
    found.append(candidate)
  }
  return found
}

/// Where a cell was stated.
package func originText(_ origin: Origin) -> String {
  if origin.isPreset {
    return origin.source == commonPreset ? "every preset" : "\(origin.source) preset"
  }
  return origin.line > 0 ? "\(origin.source):\(origin.line)" : origin.source
}
