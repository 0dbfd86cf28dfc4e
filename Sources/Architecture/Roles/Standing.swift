import Configuration
import Outlining

/// What a preset's words and the declarations tell of each type for the rounds that look for roles:
/// found once, asked in every round.
struct Standing: Sendable {
  /// The protocols that a type without a strong word conforms to, callbacks apart.
  var faces: [[TypeID]] = []
  /// A value that may be an entity or a view model by what others do with it.
  var mayBeData: [Bool] = []
  /// The same, or a structure that is named for a row: no data of the app's, and a row's texts perhaps.
  var mayBeShown: [Bool] = []
  /// Nested in nothing but namespaces.
  var isOutermost: [Bool] = []
  /// Per protocol: who conforms to it by way of no protocol that collects many.
  var conformers: [[TypeID]] = []

  init() {}

  init(_ roles: Classification) {
    let table = roles.table
    func each<Answer: Sendable>(_ answer: @Sendable (Int) -> Answer) -> [Answer] {
      table.threads.mapEach(table.types.count, answer)
    }
    faces = each { roles.possibleFaces($0) }
    conformers = each { type in
      let all = roles.survey.conformers[type]
      guard !all.isEmpty else { return [] }
      let collected = roles.conformersThroughCollections(TypeID(type))
      return collected.isEmpty ? all : all.filter { !collected.contains($0) }
    }
    let areNamespaces = each { roles.isNamespaceOfValues(TypeID($0)) }
    let isOutermost = each { roles.isOutermost($0, areNamespaces) }
    self.isOutermost = isOutermost
    let mayBeData = each { type in
      guard roles.survey.isValueOfData[type] else { return false }
      let isDecoded = roles.survey.isDecoded[type]
      if table.types[type].kind.isClass, !isDecoded, !roles.doesNothing(type) { return false }
      return isOutermost[type] || isDecoded && roles.isPartOfData(type)
    }
    self.mayBeData = mayBeData
    mayBeShown = each { type in
      if mayBeData[type] || roles.isAddedToData(type) { return true }
      let info = table.types[type]
      return info.kind == .struct && isOutermost[type] && roles.survey.isValue[type]
        && endsWithWord(info.simpleName, "Row")
        && !info.externalBases.contains(where: isSwiftUIView)
    }
  }
}

private let sceneWords = Words.shipped[.messages]

extension Classification {
  fileprivate func possibleFaces(_ type: Int) -> [TypeID] {
    switch table.types[type].kind {
    case .class, .struct, .actor: break
    default: return []
    }
    // A strong name that was refused is no other component either.
    if let match = matches[type], match.isStrong,
      !NameVetoes.presentersFace.holds(TypeID(type), self)
    {
      return []
    }
    return table.ancestors(of: TypeID(type)).dropFirst().filter {
      table.types[$0.index].kind.isProtocol && !survey.callsBack[$0.index]
    }
  }

  /// A class counts as a value only if it is decoded, managed, or does nothing at all.
  fileprivate func doesNothing(_ type: Int) -> Bool {
    facts[type].methods == 0 && facts[type].storedInstanceProperties > 0
      && !outgoing[type].contains { index in
        guard edges[index].kind == .stores else { return false }
        switch edges[index].to {
        case .external(let id):
          let name = table.text(edges[index].file, id)
          return isUIViewName(name) || settings.frameworks.data.contains(name)
        case .own(let held): return table.types[held.index].kind.isProtocol
        }
      }
  }

  /// Whether a type stands in no other, or in namespaces alone that are no scene's.
  fileprivate func isOutermost(_ type: Int, _ areNamespaces: [Bool]) -> Bool {
    var around = table.types[type].parent
    var steps = 0
    while let parent = around, steps < 64 {
      guard areNamespaces[parent.index] else { return false }
      around = table.types[parent.index].parent
      steps += 1
    }
    return true
  }

  /// A caseless enumeration without a word for a role, in which no scene's messages or components
  /// stand: `enum DTO`.
  fileprivate func isNamespaceOfValues(_ type: TypeID) -> Bool {
    guard table.types[type.index].kind == .enum, !facts[type.index].hasCases,
      matches[type.index] == nil || matches[type.index]?.role == .entity
    else { return false }
    return !survey.nested[type.index].contains { inner in
      let name = table.types[inner.index].simpleName
      return sceneWords.contains(name) || isNamedAsComponent(inner)
    }
  }

  /// Whether a value is put into data by an extension in a file of its own: what a screen shows of it.
  fileprivate func isAddedToData(_ type: Int) -> Bool {
    guard survey.isValue[type], !survey.isDecoded[type], let parent = table.types[type].parent,
      survey.isValueOfData[parent.index]
    else { return false }
    let place = table.places[type][0]
    let around = table.declaration(place).parent
    guard around != .none, place.file != table.places[parent.index][0].file else { return false }
    return table.declaration(place.file, around).kind == .extension
  }

  /// Whether others than the type around a nested value name it, or that one is decoded as well.
  fileprivate func isPartOfData(_ type: Int) -> Bool {
    let parent = table.types[type].parent
    return parent.map { survey.isDecoded[$0.index] } ?? false
      || incoming[type].contains { edges[$0].from != parent }
  }
}

extension DeclarationKind {
  // Switches, as `==` on another module's enumeration is a call.

  var isProtocol: Bool {
    switch self {
    case .protocol: true
    default: false
    }
  }

  var isFunction: Bool {
    switch self {
    case .function: true
    default: false
    }
  }

  /// Whether its instances are referred to, and may be held weakly.
  package var isReferenceType: Bool {
    switch self {
    case .class, .actor: true
    default: false
    }
  }

  var isClass: Bool {
    switch self {
    case .class: true
    default: false
    }
  }
}
