import Configuration
import Lexing
import Outlining

/// Closures that are handed to a call, and kept by it.
extension ClosureCollector {
  /// `child.load { self.show() }`, `$name.sink { self.show($0) }.store(in: &cancellables)`
  mutating func collectHanded(_ closure: ClosureFact, _ row: Int, _ file: Int) {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    let call = chain.components.last { outline.components[$0].offset < closure.range.start }
    guard let call, outline.components[call].isCall else { return }
    if isObserver(chain, call, file) {
      collectObserver(closure, chain, call, file)
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

  // MARK: Subscriptions

  /// `….store(in: &cancellables)`, `….disposed(by: bag)`
  private func isKept(_ chain: MemberChain, after call: Int, _ file: Int) -> Bool {
    guard let last = chain.components.last, last > call else { return false }
    let component = model.files[file].outline.components[last]
    return component.isCall && words.keepers.contains(table.simpleName(file: file, component.name))
  }

  /// - Parameter closure: nil where the call captures what `method` names.
  private mutating func collectSubscription(
    _ closure: ClosureFact?, method: TextRange? = nil, _ row: Int, _ call: Int, _ file: Int
  ) {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard let last = chain.components.last,
      let from = table.enclosingType(file: file, chain.owner),
      let bag = ownProperty(handedTo: row, last, file),
      let property = table.property(table.simpleName(file: file, bag), of: from),
      keeps(property.place), isEndless(chain, before: call, file)
    else { return }
    let given = Given(
      closure: closure, method: method, chain: chain, end: call, file: file,
      way: .subscribed(function: table.text(file, outline.components[call].name)),
      property: table.simpleName(file: file, bag), text: table.text(file, bag))
    guard let use = useOfSelf(in: given) else { return }
    add(given, keeper: from, from: from, .itself, use)
  }

  /// `$name.assign(to: \.text, on: self).store(in: &cancellables)`
  mutating func collectAssignment(_ row: Int, _ file: Int) {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard words.assignment >= 0, selfName >= 0, chain.components.count > 2 else { return }
    for call in chain.components.dropLast() {
      let component = outline.components[call]
      guard component.isCall, table.simpleName(file: file, component.name) == words.assignment,
        isKept(chain, after: call, file)
      else { continue }
      let place = call - chain.components.lowerBound
      let first = outline.arguments.indices.partitionPoint {
        outline.arguments[$0].range.start >= component.offset
      }
      let target = outline.arguments[first...].prefix(mostArguments).first {
        guard $0.chain == Int32(row), Int($0.component) == place, $0.isWhole,
          case .name(let name) = $0.value
        else { return false }
        return table.simpleName(file: file, name) == selfName
      }
      if let target { collectSubscription(nil, method: target.range, row, call, file) }
    }
  }

  // MARK: What the process keeps

  /// `NotificationCenter.default.addObserver(forName: …) { … }`
  private func isObserver(_ chain: MemberChain, _ call: Int, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    let component = outline.components[call]
    return words.observation >= 0
      && table.simpleName(file: file, component.name) == words.observation
      && table.simpleName(file: file, component.label) == words.observedName
  }

  /// What is taken off in no function but `deinit` is kept for ever, as that never runs.
  private mutating func collectObserver(
    _ closure: ClosureFact, _ chain: MemberChain, _ call: Int, _ file: Int
  ) {
    guard let from = table.enclosingType(file: file, chain.owner), chain.components.count > 1,
      call > chain.components.lowerBound
    else { return }
    let outline = model.files[file].outline
    let center = outline.components[chain.components.lowerBound].name
    let given = Given(
      closure: closure, chain: chain, end: call, file: file,
      way: .handed(function: table.text(file, outline.components[call].name)), property: -1,
      text: table.text(file, outline.components[call - 1].name))
    guard let use = useOfSelf(in: given) else { return }
    add(
      given, keeper: from, from: from, .byProcess(keeper: table.text(file, center)), use)
  }

  /// The property of `self` that a call is handed alone: `cancellables`, `self.bag`.
  private func ownProperty(handedTo row: Int, _ component: Int, _ file: Int) -> NameID? {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard let argument = argument(of: row, component, file, at: nil), argument.isWhole else {
      return nil
    }
    switch argument.value {
    case .name(let name):
      let start = argument.range.start
      let local = table.local(name, file: file, from: chain.owner, before: start)
      return local == nil ? name : nil
    case .chain(let value):
      let value = outline.chains[Int(value)]
      guard value.beginsWithSelf, value.components.count == 1, let only = value.components.first
      else { return nil }
      return outline.components[only].name
    case .nothing, .type: return nil
    }
  }

  /// The argument of a component's call that begins at an offset; the first one without an offset.
  private func argument(
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

  /// Whether what a chain gives before a call goes on as long as who gives it lives: a control's events, a
  /// published property, a subject. A request ends by itself, and lets go of its closures then.
  private mutating func isEndless(_ chain: MemberChain, before call: Int, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    var found = false
    var previous: Int32 = -1
    for index in chain.components.lowerBound..<call {
      let component = outline.components[index]
      let name = table.simpleName(file: file, component.name)
      if component.isCall, words.ends.contains(name) { return false }
      if !found {
        found =
          if previous >= 0, previous == words.reactive {
            !component.isCall && !words.endingEvents.contains(name)
              || component.isCall && words.endlessCalls.contains(name)
          } else if component.isCall {
            words.sources.contains(name) && words.publishers.contains(
              table.simpleName(
                file: file, outline.components[chain.components.lowerBound].name))
          } else {
            table.text(file, component.name).hasPrefix("$")
              || words.endless.contains(
                values.value(of: chain, before: index + 1, file: file).external)
          }
      }
      previous = name
    }
    return found
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
          chain.components.count == 1 && isParameter(row + 1, name, after: row, file)
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
  private func isParameter(_ value: Int, _ name: Int32, after row: Int, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    guard model.isName(value, after: row, outline), !outline.chains[value].beginsWithSelf,
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

/// What says of a stream of values how long it goes on, by the numbers of the names in a run.
struct SubscriptionWords {
  let keepers: NameSet
  let ends: NameSet
  let endless: Set<Int32>
  let endlessCalls: NameSet
  let endingEvents: NameSet
  /// Types whose calls named so give values without end.
  let publishers: NameSet
  let sources: NameSet
  let additions: NameSet
  let reactive: Int32
  let assignment: Int32
  let observation: Int32
  let observedName: Int32

  init(_ table: SymbolTable) {
    func numbers(_ list: WordList) -> [Int32] {
      Words.shipped.inOrder(list).compactMap { table.names.number(of: $0) }
    }
    func set(_ list: WordList) -> NameSet {
      var set = NameSet()
      for number in numbers(list) { set.insert(number) }
      return set
    }
    keepers = set(.subscriptionKeepers)
    ends = set(.subscriptionEnds)
    endless = Set(numbers(.endlessStreams))
    endlessCalls = set(.endlessCalls)
    endingEvents = set(.endingEvents)
    publishers = set(.endlessPublishers)
    sources = set(.endlessSources)
    additions = set(.additions)
    func number(_ word: String) -> Int32 { table.names.number(of: word) ?? -1 }
    reactive = number("rx")
    assignment = number("assign")
    observation = number("addObserver")
    observedName = number("forName")
  }
}

/// How many arguments or chains are looked at for one closure: whoever takes more is no plain function.
private let mostArguments = 256
