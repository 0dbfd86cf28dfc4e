import Architecture
import Configuration
import Lexing
import Outlining

/// The functions that take a controller because a library asks for one: all that they do with it is to
/// hand it on, to the library or to a function that does.
struct ForcedParameters: Sendable {
  private var forced: Set<Place> = []

  fileprivate struct Place: Hashable {
    var file: Int
    var function: UInt32
  }

  /// A function that takes a controller, and whom it hands that to.
  fileprivate struct Taker {
    var place: Place
    /// Where it names the controller's type, as an index of the model's references.
    var edge: Int
    /// With the label of the controller: `signIn:from`.
    var name: String
    var hasBody: Bool
    /// The functions that it is handed to; nil where more is done with it, or nobody asked.
    var callees: Set<String>?
    /// Those of them that are called on nobody else, or by no label: a list takes what it keeps so.
    var ownCallees: Set<String> = []
  }

  init(_ model: ArchitectureModel) {
    var takers = model.takersOfControllers()
    var named: [String: [Int]] = [:]
    for index in takers.indices { named[takers[index].name, default: []].append(index) }
    let called = model.follow(&takers, named)
    guard !called.isEmpty else { return }
    let own = model.ownFunctions(among: called)
    let bodies = named.mapValues { $0.filter { takers[$0].hasBody } }
    // Who hands it to nobody but those that do no more, and then, who so reaches a library.
    var onlyHandsOn = takers.map { $0.callees != nil && $0.ownCallees.isSubset(of: own) }
    for _ in 0..<mostSteps {
      let found = takers.indices.filter { index in
        onlyHandsOn[index]
          && (takers[index].callees ?? []).contains { callee in
            own.contains(callee)
              && (bodies[callee].map { $0.contains { !onlyHandsOn[$0] } } ?? true)
          }
      }
      if found.isEmpty { break }
      for index in found { onlyHandsOn[index] = false }
    }
    var reaches = takers.map { !($0.callees ?? []).isSubset(of: own) }
    for _ in 0..<mostSteps {
      let found = takers.indices.filter { index in
        !reaches[index]
          && (takers[index].callees ?? []).contains {
            bodies[$0]?.contains { reaches[$0] } ?? false
          }
      }
      if found.isEmpty { break }
      for index in found { reaches[index] = true }
    }
    func isForced(_ index: Int) -> Bool { onlyHandsOn[index] && reaches[index] }
    for (index, taker) in takers.enumerated() {
      let met = bodies[taker.name] ?? []
      let holds =
        taker.hasBody
        ? isForced(index) : met.contains(where: isForced) && met.allSatisfy { onlyHandsOn[$0] }
      if holds { forced.insert(taker.place) }
    }
  }

  /// Whether a parameter's type is named in such a function, or in the requirement that it meets.
  func contains(_ edge: Edge) -> Bool {
    !forced.isEmpty && forced.contains(Place(file: edge.file, function: edge.owner.rawValue))
  }
}

/// How many functions may hand a controller on, one to the other.
private let mostSteps = 8

extension ArchitectureModel {
  /// The functions that take a controller of the platform, in the order of the references.
  fileprivate func takersOfControllers() -> [ForcedParameters.Taker] {
    edges.indices.compactMap { index in
      let edge = edges[index]
      guard edge.kind == .parameter, edge.variable != .none, edge.owner != .none,
        namesUIController(edge)
      else { return nil }
      let outline = files[edge.file].outline
      let function = outline.declarations[Int(edge.owner.rawValue)]
      guard function.kind == .function else { return nil }
      let parameter = outline.variables[Int(edge.variable.rawValue)]
      return ForcedParameters.Taker(
        place: ForcedParameters.Place(file: edge.file, function: edge.owner.rawValue), edge: index,
        name: key(outline[function.name], outline[parameter.label]),
        hasBody: function.modifiers.contains(.hasBody))
    }
  }

  /// Reads what services do with a controller, and then those to whom they hand it.
  /// - Returns: the functions that it is handed to.
  fileprivate func follow(
    _ takers: inout [ForcedParameters.Taker], _ named: [String: [Int]]
  ) -> Set<String> {
    var called: Set<String> = []
    var isQueued = takers.map { taker in
      edges[taker.edge].from.map { types[judgedType(for: $0).index].role == .service } ?? false
    }
    var queue = takers.indices.filter { isQueued[$0] }
    func enqueue(_ name: String) {
      for index in named[name] ?? [] where !isQueued[index] {
        isQueued[index] = true
        queue.append(index)
      }
    }
    while let index = queue.popLast() {
      guard takers[index].hasBody else {
        enqueue(takers[index].name)
        continue
      }
      noteCallees(of: &takers[index])
      for callee in takers[index].callees ?? [] where called.insert(callee).inserted {
        enqueue(callee)
      }
    }
    return called
  }

  private func noteCallees(of taker: inout ForcedParameters.Taker) {
    let edge = edges[taker.edge]
    guard let arguments = argumentsHanded(edge) else { return }
    let called = arguments.map { callee(of: $0, edge.file) }
    guard called.allSatisfy({ $0 != nil }) else { return }
    taker.callees = Set(called.compactMap { $0?.name }).union(foreignProperties(set: edge))
    taker.ownCallees = Set(called.compactMap { $0 }.filter(\.isOwn).map(\.name))
  }

  /// `Gate.shared.presentingViewController = controller`: the properties of a library's objects that a
  /// function sets to a controller, in place of the functions that others ask for it by.
  private func foreignProperties(set edge: Edge) -> [String] {
    let outline = files[edge.file].outline
    let function = outline.declarations[Int(edge.owner.rawValue)]
    guard outline.importsLibrary else { return [] }
    return outline.chains.compactMap { chain in
      guard chain.isAssigned, let first = chain.components.first, let last = chain.components.last,
        first < last, function.start <= outline.components[first].offset,
        outline.components[first].offset < function.end
      else { return nil }
      let holder = text(edge.file, outline.components[first].name)
      let property = outline[outline.components[last].name]
      guard holder.first?.isUppercase ?? false, property.hasSuffix("iewController"),
        !isUIName(holder), !isOfPlatform(holder), !isNamedHere(holder)
      else { return nil }
      return key(property, "=")
    }
  }

  /// Whether the code base declares a type by the first level of a name.
  private func isNamedHere(_ name: String) -> Bool {
    types.contains { $0.name == firstLevel(name) }
  }

  /// The function that is called, and whether only one's own is called so; nil where a type or the platform is called,
  /// and for what shows a screen.
  private func callee(of argument: CallArgument, _ file: Int) -> (name: String, isOwn: Bool)? {
    let outline = files[file].outline
    guard argument.chain >= 0 else { return nil }
    let chain = outline.chains[Int(argument.chain)]
    guard let first = chain.components.first,
      !isUIName(text(file, outline.components[first].name))
    else { return nil }
    let name = text(file, outline.components[first + Int(argument.component)].name)
    let isOwn =
      argument.component == 0 || argument.label == .none || outline[argument.label] == "of"
    return showing.contains(name) ? nil : (key(name, outline[argument.label]), isOwn)
  }

  /// Those of some functions and labels that the code base declares.
  fileprivate func ownFunctions(among names: Set<String>) -> Set<String> {
    let bases = Set(names.map { String($0.prefix { $0 != ":" }) })
    var found: Set<String> = []
    for file in files.indices where files[file].kind == .source {
      let outline = files[file].outline
      for declaration in outline.declarations where declaration.kind == .function {
        let name = outline[declaration.name]
        guard bases.contains(name) else { continue }
        let labels = outline[declaration.fullName].dropFirst(name.utf8.count + 1).dropLast()
        for label in labels.split(separator: ":") {
          found.insert(key(name, label == "_" ? "" : String(label)))
        }
      }
    }
    return found
  }
}

private func key(_ function: String, _ label: String) -> String { function + ":" + label }

private let showing = Words.shipped[.navigationCalls].union(Words.shipped[.embeddingCalls])
