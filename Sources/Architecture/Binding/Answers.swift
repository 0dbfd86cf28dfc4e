import Lexing
import Outlining

// What a member gives later.
extension SymbolTable {
  /// Whether a type is named where a member tells what it gives later: the result of an `async`
  /// function, the payload of a publisher or promise, what an escaping closure is handed.
  func isAnsweredLater(_ reference: TypeReference, file: Int) -> Bool {
    var outer = reference
    var isPromised = traits(file, reference.name).contains(.promise)
    var steps = 0
    while outer.container != .none, steps < 32 {
      outer = self.reference(file, outer.container)
      isPromised = isPromised || traits(file, outer.name).contains(.promise)
      steps += 1
    }
    switch outer.context {
    case .result where outer.flags.contains(.inClosure): return false
    case .result:
      guard !outer.flags.contains(.inFunctionType), outer.owner != .none else { return false }
      return isPromised || declaration(file, outer.owner).modifiers.contains(.async)
    case .property: return isPromised && !outer.flags.contains(.inFunctionType)
    case .parameter:
      guard outer.flags.contains(.inFunctionType), outer.variable != .none else { return false }
      guard outer.owner != .none, declaration(file, outer.owner).kind.isFunction else {
        return false
      }
      return isEscaping(variable(file, outer.variable), file: file)
    default: return false
    }
  }

  /// Whether a parameter is a closure that is told something later: it returns nothing, and outlives the
  /// call, as it is marked so or optional.
  func isEscaping(_ parameter: Variable, file: Int) -> Bool {
    switch parameter.kind {
    case .parameter: break
    default: return false
    }
    let outline = files[file].outline
    var index = firstReference(file, from: parameter.typeRange.start)
    var last: TypeReference?
    var isMarked = parameter.hasInitialValue
    while index < outline.references.count,
      outline.references[index].range.start < parameter.typeRange.end
    {
      let reference = outline.references[index]
      index += 1
      if reference.context == .attribute, text(file, reference.name) == "escaping" {
        isMarked = true
      }
      last = reference
    }
    guard let last else { return false }
    let isResult = last.context == .result && last.flags.contains(.inFunctionType)
    if isResult, text(file, last.name) != "Void" { return false }
    // `((Value) -> Void)?` goes on for two bytes after its last name, `(Value) -> Void` for none.
    return isMarked || isResult && parameter.typeRange.end >= last.range.end + 2
  }
}
