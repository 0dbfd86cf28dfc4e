import Configuration
import Lexing
import Outlining

/// Closures that a subscription, the notification centre or a timer keeps.
extension ClosureCollector {
  // MARK: Subscriptions

  /// `….store(in: &cancellables)`, `….disposed(by: bag)`
  func isKept(_ chain: MemberChain, after call: Int, _ file: Int) -> Bool {
    guard let last = chain.components.last, last > call else { return false }
    let component = model.files[file].outline.components[last]
    return component.isCall && words.keepers.contains(table.simpleName(file: file, component.name))
  }

  /// - Parameter closure: nil where the call captures what `method` names.
  mutating func collectSubscription(
    _ closure: ClosureFact?, method: TextRange? = nil, _ row: Int, _ call: Int, _ file: Int
  ) {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard let last = chain.components.last,
      let from = table.enclosingType(file: file, chain.owner),
      let argument = arguments(of: row, last, file).first, argument.isWhole,
      let bag = ownBag(argument, of: from, chain.owner, file), isEndless(chain, before: call, file)
    else { return }
    let function = table.text(file, outline.components[call].name)
    let given = Given(
      closure: closure, method: method, chain: chain, end: call, file: file,
      way: closure == nil ? .target(function: function) : .subscribed(function: function),
      property: table.simpleName(file: file, bag), text: table.text(file, bag))
    appendOwn(given, of: from, .itself)
  }

  /// Adds a closure of a type that keeps it itself, or has the process keep it.
  private mutating func appendOwn(
    _ given: Given, of type: TypeID, _ captured: ClosureHold.Captured
  ) {
    guard isFreed(type), model[type].kind.isReferenceType, let use = useOfSelf(in: given) else {
      return
    }
    append(given, keeper: type, from: type, captured, use)
  }

  /// The strong property that a subscription is put into, or the one that NSObject+Rx gives every object:
  /// `.disposed(by: rx.disposeBag)`.
  private func ownBag(
    _ argument: CallArgument, of type: TypeID, _ owner: DeclarationID, _ file: Int
  ) -> NameID? {
    if let bag = ownMember(in: argument, owner, file) {
      let property = table.property(table.simpleName(file: file, bag), of: type)
      return property.map { keeps($0.place) } ?? false ? bag : nil
    }
    guard case .chain(let row) = argument.value else { return nil }
    let outline = model.files[file].outline
    let names = outline.chains[Int(row)].components.map { outline.components[$0].name }
    guard names.count == 2, let first = names.first, let last = names.last,
      table.simpleName(file: file, first) == words.reactive,
      table.text(file, last) == "disposeBag"
    else { return nil }
    return last
  }

  /// `$name.assign(to: \.text, on: self).store(in: &cancellables)`, and a timer's `target: self`.
  mutating func collectTarget(_ row: Int, _ file: Int) {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard selfName >= 0, chain.components.count > 1 else { return }
    for call in chain.components {
      let component = outline.components[call]
      guard component.isCall else { continue }
      let name = table.simpleName(file: file, component.name)
      if name == words.assignment, isKept(chain, after: call, file) {
        if let target = target(of: row, call, file) {
          collectSubscription(nil, method: target, row, call, file)
        }
      } else if name == words.scheduling, isRepeatingTimer(row, call, file) {
        if let target = target(of: row, call, file) {
          collectKeptForGood(
            nil, method: target, chain, call, file, by: ClosureHold.timer,
            text: ClosureHold.timer)
        }
      }
    }
  }

  /// Where `self` alone is handed to a call as what it keeps: `assign(to: \.text, onWeak: self)` of one's own
  /// keeps it not.
  private func target(of row: Int, _ call: Int, _ file: Int) -> TextRange? {
    let arguments = arguments(of: row, call, file)
    // CombineExt's `assign(to: \.text, on: self, ownership: .weak)`.
    let isWeak = arguments.contains {
      table.simpleName(file: file, $0.label) == words.ownership && $0.range.length != strongLength
    }
    if isWeak { return nil }
    return arguments.first {
      guard $0.isWhole, case .name(let name) = $0.value else { return false }
      return table.simpleName(file: file, name) == selfName
        && words.targetLabels.contains(table.simpleName(file: file, $0.label))
    }?.range
  }

  // MARK: What the process keeps

  /// `NotificationCenter.default.addObserver(forName: …) { … }`
  func isObserver(_ chain: MemberChain, _ call: Int, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    let component = outline.components[call]
    return words.observation >= 0 && call > chain.components.lowerBound
      && table.simpleName(file: file, component.name) == words.observation
      && table.simpleName(file: file, component.label) == words.observedName
  }

  /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … }`
  func isRepeatingTimer(_ row: Int, _ call: Int, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard words.scheduling >= 0, call == chain.components.lowerBound + 1,
      table.simpleName(file: file, outline.components[call].name) == words.scheduling,
      table.text(file, outline.components[call - 1].name) == ClosureHold.timer
    else { return false }
    return arguments(of: row, call, file).contains {
      // Of the two literals it is the shorter.
      table.simpleName(file: file, $0.label) == words.repeating && $0.value == .nothing
        && $0.range.length == 4
    }
  }

  /// What is taken off or ended in no function but `deinit` is kept for ever, as that never runs.
  mutating func collectKeptForGood(
    _ closure: ClosureFact?, method: TextRange? = nil, _ chain: MemberChain, _ call: Int,
    _ file: Int, by keeper: String, text: String
  ) {
    guard let from = table.enclosingType(file: file, chain.owner) else { return }
    let function = table.text(file, model.files[file].outline.components[call].name)
    let given = Given(
      closure: closure, method: method, chain: chain, end: call, file: file,
      way: closure == nil ? .target(function: function) : .handed(function: function),
      property: -1, text: text)
    appendOwn(given, of: from, .byProcess(keeper: keeper))
  }

  /// The property that keeps what `observation = player.observe(\.rate) { … }` gives, where it is an
  /// `NSKeyValueObservation`: it keeps the closure until it is invalidated.
  func observation(of row: Int, _ call: Int, _ file: Int) -> NameID? {
    let outline = model.files[file].outline
    let chain = outline.chains[row]
    guard call == chain.components.last, call > chain.components.lowerBound,
      model.observes(row, file, words), row > 0, outline.chains[row - 1].isAssigned,
      let type = table.enclosingType(file: file, chain.owner),
      let name = ownProperty(beginning: outline.chains[row - 1], of: type, file),
      outline.chains[row - 1].components.count == 1,
      let property = table.property(table.simpleName(file: file, name), of: type)
    else { return nil }
    let member = table.memberPlaces[property.place]
    let named = table.typeReferences[member.file][VariableID(member.index)]
    let isObservation = named.contains {
      table.text(member.file, table.reference(member.file, $0).name) == "NSKeyValueObservation"
    }
    return isObservation ? name : nil
  }

  mutating func collectObservation(
    _ closure: ClosureFact, _ chain: MemberChain, _ call: Int, _ file: Int, in property: NameID
  ) {
    guard let from = table.enclosingType(file: file, chain.owner) else { return }
    let function = table.text(file, model.files[file].outline.components[call].name)
    let given = Given(
      closure: closure, chain: chain, end: call, file: file, way: .handed(function: function),
      property: table.simpleName(file: file, property), text: table.text(file, property))
    appendOwn(given, of: from, .itself)
  }

  /// Whether what a chain gives before a call goes on as long as who gives it lives: a control's events, a
  /// published property, a subject. A request ends by itself, and lets go of its closures then.
  private mutating func isEndless(_ chain: MemberChain, before call: Int, _ file: Int) -> Bool {
    let outline = model.files[file].outline
    // Each name is asked for what all before it give.
    guard chain.components.count <= mostNames else { return false }
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
            words.sources.contains(name)
              && words.publishers.contains(
                table.simpleName(
                  file: file, outline.components[chain.components.lowerBound].name))
          } else {
            table.text(file, component.name).hasPrefix("$")
              || words.endless.contains(
                values.value(of: chain, before: index + 1, file: file).external)
              || isStateThatNeverFails(chain, index, file)
          }
      }
      previous = name
    }
    return found
  }
}

extension ClosureCollector {
  /// Whether a name of a chain is a property, stored or required, of an `AnyPublisher<Value, Never>`: what is
  /// asked for once is a function's, or fails.
  private mutating func isStateThatNeverFails(
    _ chain: MemberChain, _ index: Int, _ file: Int
  ) -> Bool {
    guard words.erased >= 0,
      values.value(of: chain, before: index + 1, file: file).external == words.erased,
      let type = values.value(of: chain, before: index, file: file).types.first
    else { return false }
    let name = table.simpleName(file: file, model.files[file].outline.components[index].name)
    guard let found = table.property(name, of: type) else { return false }
    let place = table.memberPlaces[found.place]
    let variable = table.variable(place.file, VariableID(place.index))
    guard variable.storage != .computed || model[found.declaredIn].kind.isProtocol else {
      return false
    }
    return table.typeReferences(of: variable, file: place.file).contains {
      $0.container != .none && table.text(place.file, $0.name) == "Never"
    }
  }
}

/// The length of `.strong` in bytes, of three literals the only one of it.
private let strongLength: UInt32 = 7

/// What says of a stream of values how long it goes on, by the numbers of the names in a run.
struct SubscriptionWords {
  let keepers: NameSet
  /// Classes of frameworks that keep the closures with which they are made.
  let keepingTypes: NameSet
  let ends: NameSet
  let endless: Set<Int32>
  let endlessCalls: NameSet
  let endingEvents: NameSet
  /// Types whose calls named so give values without end.
  let publishers: NameSet
  let sources: NameSet
  let additions: NameSet
  let lettingGo: NameSet
  let reactive: Int32
  let assignment: Int32
  /// Of the arguments that are kept as they are: `on: self`, `target: self`.
  let targetLabels: Set<Int32>
  let ownership: Int32
  let erased: Int32
  let observation: Int32
  let observedName: Int32
  let observing: Int32
  let scheduling: Int32
  let repeating: Int32
  let invalidation: Int32

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
    keepingTypes = set(.keepingTypes)
    ends = set(.subscriptionEnds)
    endless = Set(numbers(.endlessStreams))
    endlessCalls = set(.endlessCalls)
    endingEvents = set(.endingEvents)
    publishers = set(.endlessPublishers)
    sources = set(.endlessSources)
    additions = set(.additions)
    lettingGo = set(.lettingGo)
    func number(_ word: String) -> Int32 { table.names.number(of: word) ?? -1 }
    reactive = number("rx")
    assignment = number("assign")
    targetLabels = Set(["on", "target"].map(number).filter { $0 >= 0 })
    ownership = number("ownership")
    erased = number("AnyPublisher")
    observation = number("addObserver")
    observedName = number("forName")
    observing = number("observe")
    scheduling = number("scheduledTimer")
    repeating = number("repeats")
    invalidation = number("invalidate")
  }
}

/// How many names a chain may have that is asked how long it goes on.
private let mostNames = 64
