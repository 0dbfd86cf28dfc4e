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
      collectKeptForGood(closure, chain, call, file, by: timer, text: timer)
    } else if isKept(chain, after: call, file) {
      collectSubscription(closure, row, call, file)
    } else if call - chain.components.lowerBound <= 1, chain.base == .none,
      let parameter = parameter(of: closure, row, call, file)
    {
      let text = table.text(file, outline.components[call].name)
      collect(
        Given(
          closure: closure, chain: chain, end: call, file: file, way: .handed(function: text),
          property: parameter.property, text: parameter.text))
    }
  }

  /// The argument of a component's call that begins at an offset; the first one without an offset.
  func argument(
    of row: Int, _ component: Int, _ file: Int, at offset: UInt32?
  ) -> CallArgument? {
    let outline = model.files[file].outline
    let place = component - outline.chains[row].components.lowerBound
    let start = offset ?? outline.components[component].offset
    let first = outline.arguments.indices.partitionPoint {
      outline.arguments[$0].range.start >= start
    }
    for argument in outline.arguments[first...].prefix(offset == nil ? mostArguments : 1) {
      if argument.chain == Int32(row), Int(argument.component) == place {
        return offset == nil || argument.range.start == offset ? argument : nil
      }
    }
    return nil
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
    let label = argument(of: row, call, file, at: closure.range.start)?.label ?? .none
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
      let first = outline.variables.indices.partitionPoint {
        outline.variables[$0].nameRange.start >= declaration.start
      }
      let parameters = outline.variables[first...].prefix {
        $0.nameRange.start < declaration.end
      }.filter { $0.owner == id && $0.kind == .parameter }
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
    let first = outline.chains.indices.partitionPoint {
      offset(of: outline.chains[$0], outline) > parameter.end
    }
    for row in outline.chains[first...].indices.prefix(mostArguments) {
      let chain = outline.chains[row]
      guard offset(of: chain, outline) < function.end else { break }
      guard let only = chain.components.first, chain.base == .none,
        chain.beginsWithSelf || !isLocal(only, chain, file)
      else { continue }
      let component = outline.components[only]
      let isKept =
        if chain.isAssigned {
          chain.components.count == 1 && isParameter(row + 1, name, file)
        } else {
          chain.components.count == 2 && isAppended(row, only + 1, name, file)
        }
      guard isKept,
        let found = table.property(table.simpleName(file: file, component.name), of: type),
        keeps(found.place)
      else { continue }
      return component.name
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
  private func isAppended(_ row: Int, _ call: Int, _ name: Int32, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    let component = outline.components[call]
    guard component.isCall, words.additions.contains(table.simpleName(file: file, component.name)),
      let argument = argument(of: row, call, file, at: nil), argument.isWhole,
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
