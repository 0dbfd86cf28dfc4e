import Configuration
import Lexing
import Outlining

/// Closures that are handed to a call, and kept by it.
extension ClosureCollector {
  /// `child.load { self.show() }`, `$name.sink { self.show($0) }.store(in: &cancellables)`
  mutating func collectHanded(_ closure: ClosureFact, _ row: Int, _ file: Int) {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    let call =
      chain.components.partitionPoint { outline.components[$0].offset >= closure.range.start } - 1
    guard chain.components.contains(call), outline.components[call].isCall else { return }
    if isObserver(chain, call, file) {
      let center = outline.components[chain.components.lowerBound].name
      collectKeptForGood(
        closure, chain, call, file, by: table.text(file, center),
        text: table.text(file, outline.components[call - 1].name))
    } else if isRepeatingTimer(row, call, file) {
      collectKeptForGood(
        closure, chain, call, file, by: ClosureHold.timer,
        text: ClosureHold.timer)
    } else if let property = observation(of: row, call, file) {
      collectObservation(closure, chain, call, file, in: property)
    } else if isKept(chain, after: call, file) {
      collectSubscription(closure, row, call, file)
    } else if call - chain.components.lowerBound <= 2, chain.base == .none,
      let parameter = parameter(of: closure, row, call, file)
    {
      let text = table.text(file, outline.components[call].name)
      collect(
        Given(
          closure: closure, chain: chain, end: call, file: file, way: .handed(function: text),
          property: parameter.property, text: parameter.text))
    }
  }

  /// The first arguments of a component's call.
  func arguments(
    of row: Int, _ component: Int, _ file: Int
  ) -> some Collection<CallArgument> {
    let outline = model.files[file].outline
    let place = component - outline.chains[row].components.lowerBound
    let rows = outline.argumentRows(from: outline.components[component].offset, to: .max)
    return outline.arguments[rows.prefix(mostArguments)].lazy.filter {
      $0.chain == Int32(row) && Int($0.component) == place
    }
  }

  /// The argument that begins at an offset, whoever takes it.
  func argument(at offset: UInt32, _ file: Int) -> CallArgument? {
    let outline = model.files[file].outline
    return outline.argumentRows(from: offset, to: offset + 1).first.map { outline.arguments[$0] }
  }

  // MARK: Functions that keep what they are handed

  /// The parameter that a closure is handed to, where the function puts it into a property.
  private mutating func parameter(
    of closure: ClosureFact, _ row: Int, _ call: Int, _ file: Int
  ) -> KeptParameter? {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard let type = values.value(of: chain, before: call, file: file).types.first,
      let type = classBehind(type)
    else { return nil }
    let name = table.simpleName(file: file, outline.components[call].name)
    guard let function = table.function(name, of: type) else { return nil }
    let parameters = keptParameters(of: function.place, type)
    guard !parameters.isEmpty else { return nil }
    let argument = argument(at: closure.range.start, file)
    let label = argument?.chain == Int32(row) ? argument?.label ?? .none : .none
    guard label != .none else { return parameters.first(where: \.isLast) }
    let text = table.text(file, label)
    return parameters.first { $0.label == text }
  }

  /// What a function keeps of what it is handed: `self.onFinish = onFinish`, `handlers.append(handler)`.
  private mutating func keptParameters(of place: Int, _ type: TypeID) -> [KeptParameter] {
    if let known = kept[place] { return known }
    let member = table.memberPlaces[place]
    var found: [KeptParameter] = []
    if member.isFunction {
      let outline = model.files[member.file].outline
      let id = DeclarationID(member.index)
      let declaration = table.declaration(member.file, id)
      let parameters = outline.variables[outline.variableRows(in: id)].filter {
        $0.owner == id && $0.kind == .parameter
      }
      for parameter in parameters {
        guard let property = property(keeping: parameter, declaration, type, member.file) else {
          continue
        }
        let label = parameter.label == .none ? "" : table.text(member.file, parameter.label)
        found.append(
          KeptParameter(
            label: label, property: table.simpleName(file: member.file, property),
            text: table.text(member.file, property),
            isLast: parameter.nameRange == parameters.last?.nameRange))
      }
    }
    kept[place] = found
    return found
  }

  private func property(
    keeping parameter: Variable, _ function: Declaration, _ type: TypeID, _ file: Int
  ) -> NameID? {
    let outline = model.files[file].outline
    let name = table.simpleName(file: file, parameter.name)
    let rows = outline.chainRows(from: parameter.end, to: function.end)
    for row in rows.prefix(mostArguments) {
      let chain = outline.chains[row]
      let isKept =
        if chain.isAssigned {
          chain.components.count == 1 && isParameter(row + 1, name, file)
        } else {
          chain.components.count == 2 && isAppended(row, name, file)
        }
      if isKept, let found = ownProperty(beginning: chain, of: type, file) { return found }
    }
    return nil
  }

  /// `self.onFinish = onFinish`
  func isParameter(_ value: Int, _ name: Int32, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    guard model.isName(value, outline), !outline.chains[value].beginsWithSelf,
      let only = outline.chains[value].components.first
    else { return false }
    return table.simpleName(file: file, outline.components[only].name) == name
  }

  /// `handlers.append(handler)`
  private func isAppended(_ row: Int, _ name: Int32, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    guard let call = outline.chains[row].components.last else { return false }
    let component = outline.components[call]
    guard component.isCall, words.additions.contains(table.simpleName(file: file, component.name)),
      let argument = arguments(of: row, call, file).first, argument.isWhole,
      case .name(let value) = argument.value
    else { return false }
    return table.simpleName(file: file, value) == name
  }
}

/// A parameter that its function puts into a property.
struct KeptParameter {
  /// As the caller writes it; empty for none.
  var label: String
  var property: Int32
  /// The property's name.
  var text: String
  /// Whether it is the function's last one, which a trailing closure without a label is handed to.
  var isLast: Bool
}

/// How many arguments or chains are looked at for one closure: whoever takes more is no plain function.
let mostArguments = 256
