import Configuration
import Lexing
import Outlining

extension NavigationCollector {
  mutating func collect(_ file: Int) {
    let outline = model.files[file].outline
    for chain in outline.chains {
      if hasPaths, chain.isAssigned { collectAssignment(chain, file) }
      for component in chain.components where mayNavigate(outline.components[component], file) {
        guard let from = table.enclosingType(file: file, chain.owner), isAsked[from.index] else {
          continue
        }
        let site = Site(
          file: file, chain: chain, component: component,
          own: ValueResolver.Value(.own(from), isOwn: true))
        if let call = call(at: site, from: from) { found.append(call) }
      }
    }
  }

  func mayNavigate(_ component: ChainComponent, _ file: Int) -> Bool {
    guard component.isCall else { return false }
    let name = table.names.number(file, component.name)
    return table.names.traits[Int(name)].contains(.navigation) || helperNames.contains(name)
      || hasPaths && (name == words.append || name == words.removeLast)
  }

  func call(at site: Site, from: TypeID) -> NavigationCall? {
    let component = model.files[site.file].outline.components[site.component]
    let name = table.simpleName(file: site.file, component.name)
    let receiver = values.value(
      of: site.chain, before: site.component, file: site.file, own: site.own)
    if values.isExternal(receiver, words.navigationPath) {
      guard name == words.append || name == words.removeLast else { return nil }
      return call(site, from, .path, .itself, .unknown)
    }
    guard let kind = receiverKind(receiver),
      !values.declaresFunction(
        receiver, name, label: table.names.number(site.file, component.label))
    else { return nil }
    let label = table.names.number(site.file, component.label)
    if let helper = helpers[HelperName(name: name, label: label)] {
      let shown: NavigationCall.Shown =
        switch helper.shows {
        case .made(let shown): shown
        case .argument: self.shown(site, helper.act)
        case .nothing: .unknown
        case .receiver: values.shown(receiver.meaning)
        }
      return call(site, from, helper.act, kind, shown, isByHelper: true)
    }
    guard let act = words.act(of: name, label: label, on: receiver, values) else { return nil }
    let shown = words.takeController.contains(name) ? shown(site, act) : .unknown
    // Messages and spinners are shown as well.
    if name == words.show, shown != .screen { return nil }
    return call(site, from, act, kind, shown)
  }

  /// Nil for what is no controller, or not known.
  func receiverKind(_ value: ValueResolver.Value) -> NavigationCall.Receiver? {
    switch value.meaning {
    case .unknown: return nil
    case .presented: return .presented
    case .own(let type):
      guard values.isController(type) else { return nil }
      return value.isOwn ? .itself : .another
    case .external(let name):
      guard table.names.traits[Int(name)].contains(.uiController) else { return nil }
      if values.isSystem(name) { return .system }
      return value.isOwn ? .itself : .another
    }
  }

  func call(
    _ site: Site, _ from: TypeID, _ act: NavigationCall.Act, _ receiver: NavigationCall.Receiver,
    _ shown: NavigationCall.Shown, isByHelper: Bool = false
  ) -> NavigationCall {
    let component = model.files[site.file].outline.components[site.component]
    let text = table.text(site.file, component.name)
    let member = table.enclosingMember(file: site.file, site.chain.owner)
    var ownerName = NameID.none
    if member != .none {
      ownerName = table.declaration(site.file, member).fullName
    } else if site.chain.variable != .none {
      ownerName = table.variable(site.file, site.chain.variable).name
    }
    return NavigationCall(
      from: from, name: text, act: act, receiver: receiver, shown: shown,
      isByHelper: isByHelper,
      isForErrand: isForErrand(site.file, member),
      isToldByRouter: isTold(from, member, site.file), file: site.file,
      range: TextRange(start: component.offset, length: UInt32(text.utf8.count)),
      ownerName: ownerName, owner: site.chain.owner)
  }

  func isForErrand(_ file: Int, _ member: DeclarationID) -> Bool {
    guard member != .none else { return false }
    let outline = model.files[file].outline
    if isErrandName(table.text(file, table.declaration(file, member).name)) { return true }
    return values.variables(in: member, file).contains { index in
      guard outline.variables[index].kind == .parameter else { return false }
      return switch values.shown(of: VariableID(UInt32(index)), file) {
      case .system, .alert: true
      case .screen, .unknown: false
      }
    }
  }

  /// `path = NavigationPath()`
  mutating func collectAssignment(_ chain: MemberChain, _ file: Int) {
    guard let last = chain.components.last,
      let from = table.enclosingType(file: file, chain.owner), isAsked[from.index]
    else { return }
    let own = ValueResolver.Value(.own(from), isOwn: true)
    let value = values.value(of: chain, before: last + 1, file: file, own: own)
    guard values.isExternal(value, words.navigationPath),
      !values.isInInitializer(chain.owner, file)
    else { return }
    found.append(
      call(
        Site(file: file, chain: chain, component: last, own: own), from, .path, .itself, .unknown))
  }

  // MARK: What is shown

  /// What the first argument of a call is: made there, called for there, or a variable of the member.
  func shown(_ site: Site, _ act: NavigationCall.Act) -> NavigationCall.Shown {
    let file = site.file
    let outline = model.files[file].outline
    let component = outline.components[site.component]
    let name = table.text(file, component.name)
    var open = component.offset + UInt32(name.utf8.count)
    if component.label != .none {
      open += UInt32(table.text(file, component.label).utf8.count) + 2
    }
    let lines = outline.lines
    let line = lines.position(of: open).line
    let start = values.start(of: site.chain, file)
    let indentation = lines.position(of: start).column
    // At once, or alone on the next line and further in.
    func isFirst(_ offset: UInt32) -> Bool {
      if offset == open + 1 { return true }
      let position = lines.position(of: offset)
      return position.line == line + 1 && position.column > indentation
        && position.column <= indentation + 4
    }
    let member = table.enclosingMember(file: file, site.chain.owner)
    let index = table.firstReference(file, from: open)
    if index < outline.references.count, isFirst(outline.references[index].range.start) {
      let reference = outline.references[index]
      return switch reference.context {
      case .expressionCall: made(values.shown(values.meaning(of: reference, file)), file, member)
      case .expressionMember: values.shownByChain(at: reference.range.start, file, own: site.own)
      default: .unknown
      }
    }
    if let chain = values.chain(from: open + 1, file), isFirst(values.start(of: chain, file)) {
      return values.shown(by: chain, file, own: site.own)
    }
    return shownVariable(
      before: component.offset, member, file, act == .present ? site.own : .unknown)
  }

  /// An alert with buttons closes itself.
  func made(
    _ shown: NavigationCall.Shown, _ file: Int, _ member: DeclarationID
  ) -> NavigationCall.Shown {
    guard shown == .system else { return shown }
    return makesAlert(file, member) ? .alert : .system
  }

  /// Names `UIAlertAction`, or adds an action to something.
  func makesAlert(_ file: Int, _ member: DeclarationID) -> Bool {
    guard member != .none else { return false }
    let declaration = table.declaration(file, member)
    let outline = model.files[file].outline
    var index = table.firstReference(file, from: declaration.start)
    var isAlert = false
    var hasActions = false
    while index < outline.references.count, outline.references[index].range.start < declaration.end
    {
      let name = table.names.number(file, outline.references[index].name)
      if name == words.alertController { isAlert = true }
      if name == words.alertAction { hasActions = true }
      index += 1
    }
    return isAlert && hasActions
  }

  /// A plain name says nothing of what it is, but the member's other names do: where all the
  /// controllers among its variables are of one kind, it is one of that kind.
  func shownVariable(
    before offset: UInt32, _ member: DeclarationID, _ file: Int, _ own: ValueResolver.Value
  ) -> NavigationCall.Shown {
    let outline = model.files[file].outline
    var kinds: [NavigationCall.Shown] = []
    for index in values.variables(in: member, file)
    where outline.variables[index].nameRange.start < offset {
      let shown = made(values.shown(of: VariableID(UInt32(index)), file), file, member)
      if shown != .unknown, !kinds.contains(shown) { kinds.append(shown) }
    }
    if kinds.count == 1 { return kinds[0] }
    guard kinds.isEmpty, case .own(let type) = own.meaning else { return .unknown }
    return values.shownByProperties(of: type)
  }
}
