import Lexing
import Outlining

// What a member gives later.
extension SymbolTable {
  /// Whether a type is named where a member tells what it gives later: the result of an `async`
  /// function, the payload of a publisher or promise, what an escaping closure is handed.
  func isAnsweredLater(_ reference: TypeReference, file: Int) -> Bool {
    let around = referencesAround(reference, file: file)
    let outer = around.last ?? reference
    // Asked where it decides alone: an alias is looked up for it.
    var isPromised: Bool {
      namesPromise(reference, file: file) || around.contains { namesPromise($0, file: file) }
    }
    switch outer.context {
    case .result where outer.flags.contains(.inClosure): return false
    case .result:
      guard !outer.flags.contains(.inFunctionType), outer.owner != .none else { return false }
      return isPromised || declaration(file, outer.owner).modifiers.contains(.async)
    case .property:
      guard !outer.flags.contains(.inFunctionType) else { return false }
      return isPromised || outer.variable != .none && variable(file, outer.variable).isAsync
    case .expressionCall:
      // `let shelf = CurrentValueSubject<[Book], Never>([])`, to which others listen.
      guard outer.flags.contains(.givesType), outer.variable != .none else { return false }
      let kept = variable(file, outer.variable)
      return kept.kind == .member && !kept.access.isHidden && isPromised
    case .parameter:
      guard outer.variable != .none, outer.owner != .none,
        declaration(file, outer.owner).kind.isFunction
      else { return false }
      let parameter = variable(file, outer.variable)
      if outer.flags.contains(.inFunctionType) { return isEscaping(parameter, file: file) }
      // `@escaping Completion<[User]>`: only a function type is marked so, whatever its alias is called.
      return outer.range != reference.range && isMarkedEscaping(parameter, file: file)
    default: return false
    }
  }

  /// The names of the generic types of which something is an argument, from the inside out.
  private func referencesAround(_ reference: TypeReference, file: Int) -> [TypeReference] {
    var found: [TypeReference] = []
    var outer = reference
    while outer.container != .none, found.count < 32 {
      outer = self.reference(file, outer.container)
      found.append(outer)
    }
    return found
  }

  /// Whether a name is a publisher's, promise's or the like, or an alias of the repo's for one:
  /// `typealias Answer<Value> = AnyPublisher<Value, Error>`.
  private func namesPromise(_ reference: TypeReference, file: Int) -> Bool {
    if traits(file, reference.name).contains(.promise) { return true }
    return aliasOfOutside(reference, file: file).map {
      traits($0.file, self.reference($0.file, $0.target).name).contains(.promise)
    } ?? false
  }

  /// What an alias of the repo's names first, where that is no type of the repo's.
  func aliasOfOutside(
    _ reference: TypeReference, file: Int
  ) -> (file: Int, target: ReferenceID)? {
    let path = path(file, reference.name)
    guard path.isOneLevel, mayBeDeclared(path),
      let symbol = symbolsByLevel(
        path, file: file, from: scope(of: reference, file: file), at: reference.range.start
      ).last,
      symbol.count == 1, case .alias(let index) = symbol[0],
      let target = aliases[index].targets.first(where: {
        let named = self.reference(aliases[index].file, $0)
        return named.context == .typealias && named.container == .none
      })
    else { return nil }
    return (aliases[index].file, target)
  }

  /// Whether a parameter is a closure that is told something later: it returns nothing, and outlives the
  /// call, as it is marked so or optional.
  func isEscaping(_ parameter: Variable, file: Int) -> Bool {
    switch parameter.kind {
    case .parameter: break
    default: return false
    }
    guard let last = typeReferences(of: parameter, file: file).last else { return false }
    let isMarked = parameter.hasInitialValue || isMarkedEscaping(parameter, file: file)
    let isResult = last.context == .result && last.flags.contains(.inFunctionType)
    if isResult, text(file, last.name) != "Void" { return false }
    // `((Value) -> Void)?` goes on for two bytes after its last name, `(Value) -> Void` for none.
    return isMarked || isResult && parameter.typeRange.end >= last.range.end + 2
  }

  private func isMarkedEscaping(_ parameter: Variable, file: Int) -> Bool {
    typeReferences(of: parameter, file: file).contains {
      $0.context == .attribute && text(file, $0.name) == "escaping"
    }
  }

  /// What stands in the annotation of a variable, its attributes too.
  func typeReferences(of variable: Variable, file: Int) -> ArraySlice<TypeReference> {
    let references = files[file].outline.references
    let start = firstReference(file, from: variable.typeRange.start)
    var end = start
    while end < references.count, references[end].range.start < variable.typeRange.end { end += 1 }
    return references[start..<end]
  }
}
