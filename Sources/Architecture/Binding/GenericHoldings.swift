import Configuration
import Lexing
import Outlining

extension SymbolTable {
  /// What the subclasses of generic bases make of the parameters that the bases store:
  /// `class BasePresenter<V> { var view: V? }` holds a HomeView where
  /// `class HomePresenter: BasePresenter<HomeView>`.
  func genericHoldings() -> [Edge] {
    var found: [Edge] = []
    for index in types.indices where types[index].kind.isClass && isGeneric(index) {
      let type = types[index]
      found += propertiesFilled(parameterProperties(of: type), of: type).map { filled in
        holding(filled.property, of: type, made: filled.argument, by: filled.child)
      }
    }
    return found
  }

  /// What the subclasses of generic bases give later, as the bases say of their parameters:
  /// `class Remote<Item> { func all() -> AnyPublisher<[Item], Error> }` answers Bike where
  /// `class BikeRemote: Remote<Bike>`.
  func genericAnswers() -> [TypeID: [TypeID]] {
    var found: [TypeID: [TypeID]] = [:]
    for index in types.indices
    where types[index].kind.isClass && !children[index].isEmpty && isGeneric(index) {
      let type = types[index]
      let positions = parametersAnsweredLater(by: type)
      guard !positions.isEmpty else { continue }
      for child in children[index] {
        let arguments = genericArguments(of: child, for: type.id)
        let given = positions.compactMap { $0 < arguments.count ? arguments[$0] : nil }
        if !given.isEmpty { found[child, default: []] += given }
      }
    }
    return found
  }

  /// The positions of the generic parameters that members which others see give later, in extensions too.
  private func parametersAnsweredLater(by type: TypeInfo) -> [Int] {
    let own = declaration(places[type.id.index][0])
    let parameters = files[type.file].outline.genericParameters[own.genericParameters].map {
      simpleName(file: type.file, $0.name)
    }
    let asked = Set(parameters)
    var answered: Set<Int32> = []
    for place in places[type.id.index] {
      let outline = files[place.file].outline
      let around = declaration(place)
      let rows = outline.referenceRows(from: around.start, to: around.end)
      for reference in outline.references[rows] where reference.owner != .none {
        let name = names.number(place.file, reference.name)
        guard asked.contains(name),
          !outline.declarations[Int(reference.owner.rawValue)].access.isHidden,
          isAnsweredLater(reference, file: place.file)
        else { continue }
        answered.insert(name)
      }
    }
    return parameters.indices.filter { answered.contains(parameters[$0]) }
  }

  mutating func findStrongHolders() {
    for index in types.indices where isGeneric(index) {
      let type = types[index]
      if type.kind == .enum, carriesParameter(type) { strongHolders.insert(type.id) }
      guard type.kind == .class || type.kind == .struct else { continue }
      let properties = parameterProperties(of: type)
      guard !properties.isEmpty else { continue }
      for filled in propertiesFilled(properties, of: type) {
        let key = PropertyOfSubclass(subclass: filled.child, property: filled.property.place)
        propertiesMade[key] = filled.argument
      }
      let outline = files[type.file].outline
      if properties.contains(where: {
        outline.variables[Int($0.variable.rawValue)].ownership.isStrong
      }) {
        strongHolders.insert(type.id)
      }
    }
  }

  /// What the subclasses of a generic base make of its properties, subclass by subclass.
  private func propertiesFilled(
    _ properties: [ParameterProperty], of type: TypeInfo
  ) -> [FilledProperty] {
    guard !properties.isEmpty else { return [] }
    return children[type.id.index].flatMap { child -> [FilledProperty] in
      let arguments = genericArguments(of: child, for: type.id)
      return properties.compactMap { property in
        guard property.parameter < arguments.count,
          let argument = arguments[property.parameter]
        else { return nil }
        return FilledProperty(property: property, child: child, argument: argument)
      }
    }
  }

  /// What a property of a generic base is in a subclass: `presenter` of
  /// `class FeedViewController: BaseViewController<FeedPresenter>`. O(base classes).
  func typeMade(of property: MemberPlace, in type: TypeID) -> TypeID? {
    guard !propertiesMade.isEmpty else { return nil }
    for ancestor in ancestors(of: type) {
      let key = PropertyOfSubclass(subclass: ancestor, property: property)
      if let found = propertiesMade[key] { return found }
    }
    return nil
  }

  /// Whether a case of an enumeration carries one of its generic parameters: `case loaded(Value)`.
  private func carriesParameter(_ type: TypeInfo) -> Bool {
    let outline = files[type.file].outline
    let own = declaration(places[type.id.index][0])
    let parameters = outline.genericParameters[own.genericParameters].map(\.name)
    return outline.references[outline.referenceRows(from: own.start, to: own.end)].contains {
      $0.context == .enumPayload && parameters.contains($0.name)
        && !$0.flags.contains(.inFunctionType) && $0.owner != .none
        && outline.declarations[Int($0.owner.rawValue)].parent == type.declaration
    }
  }

  private func isGeneric(_ type: Int) -> Bool {
    !declaration(places[type][0]).genericParameters.isEmpty
  }

  private struct ParameterProperty {
    var file: Int
    var variable: VariableID
    /// The position of its type among the generic parameters.
    var parameter: Int
    var range: TextRange

    var place: MemberPlace {
      MemberPlace(file: file, index: variable.rawValue, isFunction: false)
    }
  }

  private struct FilledProperty {
    var property: ParameterProperty
    var child: TypeID
    var argument: TypeID
  }

  private func holding(
    _ property: ParameterProperty, of base: TypeInfo, made argument: TypeID, by child: TypeID
  ) -> Edge {
    let outline = files[property.file].outline
    let variable = outline.variables[Int(property.variable.rawValue)]
    var edge = Edge(
      from: base.id, to: .own(argument), kind: .stores, ownership: variable.ownership,
      traits: [], file: property.file, range: property.range, member: variable.name,
      variable: property.variable, owner: variable.owner)
    edge.through = child
    return edge
  }

  /// The stored properties of a generic class whose type is one of its parameters.
  private func parameterProperties(of type: TypeInfo) -> [ParameterProperty] {
    let outline = files[type.file].outline
    let declaration = declaration(places[type.id.index][0])
    let parameters = outline.genericParameters[declaration.genericParameters].map(\.name)
    guard !parameters.isEmpty else { return [] }
    let positions = Dictionary(zip(parameters, parameters.indices)) { first, _ in first }
    let rows = outline.referenceRows(from: declaration.start, to: declaration.end)
    var found: [ParameterProperty] = []
    for reference in outline.references[rows]
    where reference.context == .property && reference.container == .none
      && reference.variable != .none
    {
      guard let position = positions[reference.name] else { continue }
      let variable = outline.variables[Int(reference.variable.rawValue)]
      guard variable.owner == type.declaration, variable.storage != .computed, !variable.isStatic,
        reference.flags.isDisjoint(with: [.inFunctionType, .metatype])
      else { continue }
      found.append(
        ParameterProperty(
          file: type.file, variable: reference.variable, parameter: position,
          range: reference.range))
    }
    return found
  }

  /// The types that a subclass's inheritance clause gives its base, in order; nil for what the repo
  /// does not declare.
  private func genericArguments(of child: TypeID, for base: TypeID) -> [TypeID?] {
    let info = types[child.index]
    let outline = files[info.file].outline
    let own = outline.declarations[Int(info.declaration.rawValue)]
    let rows = outline.referenceRows(from: own.inheritance.start, to: own.inheritance.end)
    var clause = ReferenceID.none
    for index in rows {
      let reference = outline.references[index]
      guard reference.context == .inherit, reference.container == .none else { continue }
      if case .types(let found) = lookUp(
        reference.name, file: info.file, from: own.parent, at: reference.range.start,
        wholePath: true),
        found.contains(base)
      {
        clause = ReferenceID(UInt32(index))
        break
      }
    }
    guard clause != .none else { return [] }
    return outline.references[rows].filter { $0.container == clause }.map { reference in
      switch resolve(reference, file: info.file) {
      case .types(let found): found.first
      case .parameter: boundOfOnlyParameter(of: info)
      case .function, .tuple, .wrapped, .external, .ambiguous: nil
      }
    }
  }

  /// What bounds the one generic parameter of a type, which it may hand on to its base:
  /// `class HomePresenter<View: HomeViewInput>: BasePresenter<View>`. nil for none, and for several.
  private func boundOfOnlyParameter(of type: TypeInfo) -> TypeID? {
    let outline = files[type.file].outline
    let declaration = declaration(places[type.id.index][0])
    guard declaration.genericParameters.count == 1 else { return nil }
    let rows = outline.referenceRows(from: declaration.start, to: declaration.end)
    let bounds = outline.references[rows].filter {
      $0.context == .constraint && $0.owner == type.declaration
    }.compactMap { reference -> TypeID? in
      guard case .types(let found) = resolve(reference, file: type.file) else { return nil }
      return found.first
    }
    return bounds.count == 1 ? bounds[0] : nil
  }
}

/// A property of a generic base, as one of its subclasses has it.
struct PropertyOfSubclass: Hashable, Sendable {
  var subclass: TypeID
  var property: MemberPlace
}
