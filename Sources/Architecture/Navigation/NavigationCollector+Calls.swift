import Configuration
import Lexing
import Outlining

extension NavigationCollector {
  mutating func collect(_ file: Int) {
    let outline = model.files[file].outline
    for row in outline.chains.indices {
      let chain = outline.chains[row]
      if hasPaths, chain.isAssigned { collectAssignment(chain, row, file) }
      for component in chain.components where mayNavigate(outline.components[component], file) {
        guard let from = table.enclosingType(file: file, chain.owner), isAsked[from.index] else {
          continue
        }
        let site = Site(file: file, row: row, chain: chain, component: component)
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

  mutating func call(at site: Site, from: TypeID) -> NavigationCall? {
    let component = model.files[site.file].outline.components[site.component]
    let name = table.simpleName(file: site.file, component.name)
    let receiver = values.value(of: site.chain, before: site.component, file: site.file)
    if receiver.external == words.navigationPath {
      guard name == words.append || name == words.removeLast else { return nil }
      return call(site, from, .path, .itself, .unknown)
    }
    guard let kind = receiverKind(receiver) else { return nil }
    let label = table.names.number(site.file, component.label)
    let key = HelperName(name: name, label: label)
    let own = ownHelper(receiver, key, from: from)
    guard own != nil || !declaresFunction(receiver, name, label: label, calledAt: site) else {
      return nil
    }
    if let helper = own ?? helpers[key] {
      let shown: NavigationCall.Shown =
        switch helper.shows {
        case .made(let shown): shown
        case .argument: self.shown(site, helper.act)
        case .nothing: .unknown
        case .receiver: self.shown(receiver)
        }
      return call(site, from, helper.act, kind, shown, isByHelper: true)
    }
    guard let act = words.act(of: name, label: label, on: receiver, frameworks) else { return nil }
    let shown = words.takeController.contains(name) ? shown(site, act) : .unknown
    // Messages and spinners are shown as well.
    if name == words.show, shown != .screen { return nil }
    return call(site, from, act, kind, shown)
  }

  /// Nil for what is no controller, or not known.
  func receiverKind(_ value: Value) -> NavigationCall.Receiver? {
    if value.isPresented { return .presented }
    if value.types.contains(where: { frameworks.controllers[$0.index] }) {
      return value.isOwn ? .itself : .another
    }
    guard value.external != 0, frameworks.isController(value.external) else { return nil }
    if frameworks.isSystem(value.external) { return .system }
    return value.isOwn ? .itself : .another
  }

  mutating func call(
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

  mutating func isForErrand(_ file: Int, _ member: DeclarationID) -> Bool {
    guard member != .none else { return false }
    let outline = model.files[file].outline
    if isErrandName(table.text(file, table.declaration(file, member).name)) { return true }
    for index in variables(in: member, file) where outline.variables[index].kind == .parameter {
      switch shown(of: VariableID(UInt32(index)), file) {
      case .system, .alert: return true
      case .screen, .unknown: break
      }
    }
    return false
  }

  /// `path = NavigationPath()`
  mutating func collectAssignment(_ chain: MemberChain, _ row: Int, _ file: Int) {
    guard let last = chain.components.last,
      let from = table.enclosingType(file: file, chain.owner), isAsked[from.index]
    else { return }
    guard values.value(of: chain, file: file).external == words.navigationPath,
      !isInInitializer(chain.owner, file)
    else { return }
    let site = Site(file: file, row: row, chain: chain, component: last)
    found.append(call(site, from, .path, .itself, .unknown))
  }

  /// Whether the type, or what it inherits, declares a function of that name and first label, and of the
  /// labels that the call has.
  private func declaresFunction(
    _ value: Value, _ name: Int32, label: Int32, calledAt site: Site
  ) -> Bool {
    guard let type = value.types.first, let (place, _) = table.function(name, of: type) else {
      return false
    }
    let member = table.memberPlaces[place]
    let function = DeclarationID(member.index)
    guard !table.declaration(member.file, function).modifiers.contains(.override) else {
      return false
    }
    return self.label(of: function, member.file) == label
      && takesLabels(of: site, function, member.file)
  }

  /// Whether a function has all labels of a call: `present(_:)` is not what `present(page, animated: true)`
  /// calls.
  private func takesLabels(of site: Site, _ function: DeclarationID, _ file: Int) -> Bool {
    let outline = model.files[site.file].outline
    let called = site.component - site.chain.components.lowerBound
    let offset = outline.components[site.component].offset
    let first = outline.arguments.indices.partitionPoint {
      outline.arguments[$0].range.start > offset
    }
    let variables = model.files[file].outline.variables
    let known = parameters(of: function, file).map {
      table.names.number(file, variables[$0].label)
    }
    return outline.arguments[first...].prefix(mostArgumentsOfCall).allSatisfy { argument in
      guard argument.chain == Int32(site.row), Int(argument.component) == called,
        argument.label != .none
      else { return true }
      return known.contains(table.names.number(site.file, argument.label))
    }
  }

  private func isInInitializer(_ owner: DeclarationID, _ file: Int) -> Bool {
    let member = table.enclosingMember(file: file, owner)
    return member != .none && table.declaration(file, member).kind == .initializer
  }
}

/// Behind a call's beginning stand its arguments, and what stands in them.
private let mostArgumentsOfCall = 32
