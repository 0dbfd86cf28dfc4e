import Architecture
import Configuration
import Diagnostics
import Reporting
import Rules
import Workspace

/// What the values of one reading share, so that each of them is an index and one reference to count.
final class Content: Sendable {
  let result: RootResult
  /// The ids of the rules that were asked for; empty for all that are on.
  let only: [String]
  let scope: Scope
  let listedTypes: [TypeID]
  let uncheckedTypes: [TypeID]
  let listedModules: [ModuleID]
  /// By type: the edges that count as its own, and those to it, in the order of the model.
  private let outgoing: [[Int]]
  private let incoming: [[Int]]

  var model: ArchitectureModel { result.architecture }
  var report: Report { result.report }
  /// Absolute; empty for sources in memory.
  var root: String {
    if case .texts = result.root.files { "" } else { result.root.folder }
  }

  init(_ result: RootResult, only: [String]) {
    self.result = result
    self.only = only
    let model = result.architecture
    let scope = Scope(result.root.scope)
    self.scope = scope
    let isListed = model.files.map { scope.contains($0.path) }
    listedTypes = model.types.filter { $0.isChecked && isListed[$0.file] }.map(\.id)
    uncheckedTypes = model.types.filter { !$0.isChecked && isListed[$0.file] }.map(\.id)
    var isListedModule = model.modules.map { _ in false }
    for type in listedTypes {
      if let module = model[type].module { isListedModule[module.index] = true }
    }
    listedModules = model.modules.map(\.id).filter { isListedModule[$0.index] }
    var outgoing: [[Int]] = model.types.map { _ in [] }
    var incoming = outgoing
    for (index, edge) in model.edges.enumerated() {
      guard let named = edge.from, case .own(let target) = edge.to else { continue }
      let from = model.judgedType(for: named)
      guard from != target else { continue }
      outgoing[from.index].append(index)
      incoming[target.index].append(index)
    }
    self.outgoing = outgoing
    self.incoming = incoming
  }

  func references(of type: TypeID) -> [CodeArchitecture.Reference] {
    references(outgoing[type.index]) { _ in true }
  }

  func references(to type: TypeID) -> [CodeArchitecture.Reference] {
    references(incoming[type.index]) { _ in true }
  }

  /// Those of the listed types. They are made of those that are meant alone, as each looks up its place.
  func references(where isMeant: (Reference) -> Bool) -> [CodeArchitecture.Reference] {
    listedTypes.flatMap { references(outgoing[$0.index], where: isMeant) }
  }

  private func references(
    _ edges: [Int], where isMeant: (Reference) -> Bool
  ) -> [CodeArchitecture.Reference] {
    edges.compactMap { index in
      guard let reference = model.reference(by: model.edges[index]), isMeant(reference) else {
        return nil
      }
      return CodeArchitecture.Reference(self, model.edges[index], reference)
    }
  }

  func types(named name: String) -> [CodeArchitecture.DeclaredType] {
    Reporting.types(named: name, in: model).map { CodeArchitecture.DeclaredType(self, $0) }
  }

  func type(
    named name: String
  ) throws(CodeArchitecture.LookupError) -> CodeArchitecture.DeclaredType {
    do throws(Reporting.LookupError) {
      guard let id = try Reporting.type(named: name, in: model, isInScope: scope.contains) else {
        throw LookupError(unknownName(name, in: model, called: "type"))
      }
      return CodeArchitecture.DeclaredType(self, id)
    } catch {
      throw CodeArchitecture.LookupError(error.problems)
    }
  }

  func module(named name: String) throws(CodeArchitecture.LookupError) -> CodeArchitecture.Module {
    do throws(Reporting.LookupError) {
      guard let id = try Reporting.module(named: name, in: model) else {
        throw LookupError(unknownName(name, in: model, called: "module"))
      }
      return CodeArchitecture.Module(self, id)
    } catch {
      throw CodeArchitecture.LookupError(error.problems)
    }
  }

  func place(_ place: Diagnostic.Place) -> CodeArchitecture.Place {
    CodeArchitecture.Place(place, below: root)
  }
}
