import Configuration
import Outlining

extension SymbolTable {
  /// Per type: whether it is a class that SwiftUI observes and a view of SwiftUI's, which is named as it
  /// is or stands in one namespace with it, holds as its state. What comes out of the environment is that
  /// only where the view has no other.
  func statesOfViews(_ edges: EdgeTable, _ facts: [TypeFacts]) -> [Bool] {
    var found = Array(repeating: false, count: types.count)
    var haveState: Set<TypeID> = []
    var ofEnvironment: [(view: TypeID, state: TypeID)] = []
    for edge in edges.edges where edge.kind == .stores && edge.variable != .none {
      let outline = files[edge.file].outline
      guard let target = edge.target, let from = edge.from, types[target.index].kind.isClass,
        outline.hasAttribute(edge, among: observingAttributes), isViewOfSwiftUI(from)
      else { continue }
      let isOwn = outline.hasAttribute(edge, among: stateAttributes)
      if isOwn { haveState.insert(from) }
      guard !facts[target.index].isSingleton, isObservable(target),
        areOfOneNamespace(from, target, facts)
          || carriesStem(types[from.index].simpleName, of: types[target.index].simpleName)
      else { continue }
      if isOwn {
        found[target.index] = true
      } else {
        ofEnvironment.append((from, target))
      }
    }
    for (view, state) in ofEnvironment where !haveState.contains(view) {
      found[state.index] = true
    }
    var observing: [TypeID: Bool] = [:]
    for edge in edges.edges where edge.kind == .constraint {
      guard let face = edge.target, let view = edge.from, types[face.index].kind.isProtocol,
        isObservable(face), isViewOfSwiftUI(view)
      else { continue }
      let isObserving = observing[view] ?? observesParameter(view)
      observing[view] = isObserving
      guard isObserving else { continue }
      for state in children[face.index].prefix(mostStates)
      where types[state.index].kind.isClass && !facts[state.index].isSingleton
        && !coordinators.contains(where: { endsWithWord(types[state.index].simpleName, $0) })
        && (carriesStem(types[view.index].simpleName, of: types[face.index].simpleName)
          || carriesStem(types[view.index].simpleName, of: types[state.index].simpleName))
      {
        found[state.index] = true
      }
    }
    return found
  }

  /// Whether a view observes what its caller fills a generic parameter with:
  /// `struct FeedView<Model: FeedModelling>: View { @ObservedObject var model: Model }`.
  private func observesParameter(_ view: TypeID) -> Bool {
    let place = places[view.index][0]
    let outline = files[place.file].outline
    let own = declaration(place)
    let parameters = Set(outline.genericParameters[own.genericParameters].map(\.name))
    guard !parameters.isEmpty else { return false }
    let rows = outline.referenceRows(from: own.start, to: own.end)
    return outline.references[rows].contains { reference in
      guard reference.context == .property, reference.container == .none,
        reference.variable != .none, parameters.contains(reference.name)
      else { return false }
      let variable = outline.variables[Int(reference.variable.rawValue)]
      return variable.owner == types[view.index].declaration
        && outline.hasAttribute(variable, among: observingAttributes)
    }
  }

  /// Whether a view is named for a class, the last word of either apart: `TripsView` and `TripsStore`,
  /// `KuppelAnsicht` and `Kuppelstand`. What is only used by the view has another name.
  private func carriesStem(_ view: String, of name: String) -> Bool {
    if view.hasPrefix(name) { return true }
    if let stem = withoutLastWord(name), view.hasPrefix(stem) { return true }
    guard let stem = withoutLastWord(view), stem.utf8.count >= leastStem else { return false }
    return name.hasPrefix(stem)
  }

  private func withoutLastWord(_ name: String) -> Substring? {
    guard let last = name.lastIndex(where: \.isUppercase), last > name.startIndex else {
      return nil
    }
    return name[..<last]
  }

  /// Whether a namespace stands for the stem: `Home.RootView` and `Home.StateModel`.
  private func areOfOneNamespace(
    _ view: TypeID, _ state: TypeID, _ facts: [TypeFacts]
  ) -> Bool {
    guard let space = types[state.index].parent, types[view.index].parent == space else {
      return false
    }
    return types[space.index].kind == .enum && !facts[space.index].hasCases
  }

  private func isViewOfSwiftUI(_ type: TypeID) -> Bool {
    types[type.index].isValue && inheritsExternal(type, where: isSwiftUIView)
  }

  /// Whether SwiftUI observes a class.
  func isObservable(_ type: TypeID) -> Bool {
    ancestors(of: type).contains { ancestor in
      let place = places[ancestor.index][0]
      return types[ancestor.index].externalBases.contains("ObservableObject")
        || files[place.file].outline.attributes[declaration(place).attributes].contains {
          text(place.file, $0.name) == "Observable"
        }
    }
  }
}

/// What makes or names the state of a view of SwiftUI's.
package let stateAttributes = Words.shipped[.stateAttributes]
/// How many classes are asked that a view may be filled with: of one protocol there are a few.
private let mostStates = 64
/// Bytes: what is shorter is a prefix of many words (`AddView` and `AddressBook`).
private let leastStem = 4

private let coordinators = Words.shipped.inOrder(.coordinators)
private let observingAttributes = Words.shipped[.observingAttributes]
