import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

/// A UI framework's import in a file with a type that may know none.
struct UIImportUse: Sendable {
  var file: Int
  var imported: ImportDeclaration
  var judged: TypeInfo
  /// Whether the file names something of the framework.
  var isNamed: Bool
  /// Whether the parts of an index path, or the snapshot of a list, are all that it uses of it.
  var isForLists = false
}

/// The kind of finding about a UI framework: who names what, and where.
struct UIUse {
  var type: TypeInfo
  var role: Role?
  /// Empty where it is not told by name.
  var name = ""
  /// nil where nothing is named.
  var edge: Edge?

  init(_ type: TypeInfo) {
    self.type = type
    role = type.role
  }

  init(_ decision: Decision, _ type: TypeInfo) {
    self.type = type
    role = decision.fromRole
    name = decision.to.name
    edge = decision.reference.edge
  }
}

// Names of UI frameworks, network and database that are left alone.
extension Exemptions {
  static let appMessage = Exempting<Reference>(
    "ui.app_message",
    "a service hands on what the system tells the app's delegate, and shows nothing", by: .ends
  ) { reference, _ in
    reference.from.role == .service && appMessages.contains(reference.to.name)
  }

  static let moduleDoor = Exempting<Reference>(
    "ui.module_door",
    "whoever shows a module's screen hands its door the controller to show it from", by: .types
  ) { reference, checked in
    guard reference.kind == .parameter, isPlainControllerName(reference.to.name),
      let type = reference.from.type, let edge = reference.edge
    else { return false }
    // The witness of the door takes what the door says.
    return checked.model.ancestors(of: type.id).contains { ancestor in
      checked.model[ancestor].role == .moduleInterface
        && (ancestor == type.id || checked.isHanded(edge, by: ancestor))
    }
  }

  static let presentationAnchor = Exempting<Reference>(
    "ui.presentation_anchor",
    "a sign-in sheet of the system asks whoever shows it for a window"
  ) { reference, checked in
    guard reference.from.role == .service, let edge = reference.edge else { return false }
    return checked.model.memberName(edge).hasPrefix("presentationAnchor(")
  }

  static let askedByLibrary = Exempting<Reference>(
    "ui.asked_by_library",
    "a library asks for the controller, and the service only hands it on", by: .types
  ) { reference, checked in
    guard reference.from.role == .service, let edge = reference.edge, edge.kind == .parameter
    else { return false }
    return checked.facts.forcedParameters.contains(edge)
  }

  static let besideRepresentable = Exempting<Reference>(
    "ui.beside_representable",
    "it stands in the file of the SwiftUI wrapper that keeps it, and serves the view that this wraps"
  ) { reference, checked in
    guard reference.from.role == .viewModel, let type = reference.from.type,
      let edge = reference.edge,
      edge.file == type.file, isUIViewName(reference.to.name)
    else { return false }
    return checked.model.typesByFile(type.file).contains { wrapper in
      let bases = checked.model[wrapper].externalBases
      return bases.contains(where: wrappers.contains)
        && checked.knownTypes(of: wrapper).contains(type.id)
        && checked.outgoing[wrapper.index].contains {
          let shown = checked.model.edges[$0]
          return shown.kind == .result && checked.model.externalName(shown) == reference.to.name
        }
    }
  }

  static let witnessOfLibrary = Exempting<Reference>(
    "ui.witness_of_library",
    "an extension for a library's protocol alone has what that asks for"
  ) { reference, checked in
    guard let edge = reference.edge, edge.kind == .parameter || edge.kind == .result else {
      return false
    }
    return checked.model.standsForLibrary(edge)
  }

  /// `UIDevice.isPad` of an extension is the app's own word for something, put where it reads well.
  static let ownHelper = Exempting<Reference>(
    "ui.own_helper",
    "the code base itself adds the static member to the framework's type, and it gives nothing of a "
      + "UI framework"
  ) { reference, checked in
    guard let edge = reference.edge, edge.kind == .staticMember,
      let helpers = checked.facts.ownMembersOfUI.helpers[reference.to.name],
      let member = checked.model.staticMember(edge)
    else { return false }
    return helpers.contains(member)
  }

  static let indexPath = Exempting<UIImportUse>(
    "ui.index_path",
    "nothing of the framework is used but the parts of an index path, or the snapshot of a list, both "
      + "values by which lists speak of rows",
    effect: .note
  ) { use, _ in use.isForLists }

  static let namedImport = Exempting<UIImportUse>(
    "ui.import_named", "something of the framework is named, and that is told where it is named"
  ) { use, _ in use.isNamed }

  static let extendedUI = Exempting<UIImportUse>(
    "ui.extension", "the file extends a type of the UI framework, which needs the import"
  ) { use, checked in
    checked.model.extendsUI(use.file)
  }

  static let uiNeighbour = Exempting<UIImportUse>(
    "ui.file_of_views",
    "the file declares a view, a router, a builder or the app's start as well, which need the import"
  ) { use, checked in
    types(in: use, checked).contains { type in
      type.isCompositionRoot || type.role.map { [.view, .router, .builder].contains($0) } ?? false
    }
  }

  static let bareUIClass = Exempting<UIImportUse>(
    "ui.file_of_controls", "the file declares a class of the UI framework's kind, without a role"
  ) { use, checked in
    let countsPlainWords = checked.model.importsSwiftUI(use.file)
    return types(in: use, checked).contains { type in
      type.role == nil
        && type.externalBases.contains { isUIName($0) || countsPlainWords && isSwiftUIName($0) }
    }
  }

  private static func types(in use: UIImportUse, _ checked: CheckedArchitecture) -> [TypeInfo] {
    checked.model.typesByFile(use.file).map { checked.model[$0] }
      .filter { $0.isChecked && $0.kind != .protocol }
  }

  static let usedByInference = Exempting<UIImportUse>(
    "ui.import_by_inference",
    "the file uses a member that gives or takes a value of a UI framework, without naming it",
    effect: .note
  ) { use, checked in
    let members = checked.model.typesByFile(use.file).reduce(into: Set<String>()) { found, type in
      let near = checked.model.ancestors(of: type).dropFirst() + checked.knownTypes(of: type)
      for other in near { found.formUnion(checked.facts.uiMembers[other] ?? []) }
    }
    guard !members.isEmpty else { return false }
    let outline = checked.model.files[use.file].outline
    // `Row(icon: .star)` takes an image as well.
    return outline.components.contains { members.contains(outline[$0.name]) }
      || outline.arguments.contains {
        $0.label != .none && $0.type != .none && members.contains(outline[$0.label])
      }
  }

  static let image = Exempting<UIUse>(
    "ui.image", "to fetch and decode an image is what some services are for", effect: .note,
    by: .ends
  ) { use, _ in use.role == .service && isUIImageName(use.name) }

  static let device = Exempting<UIUse>(
    "ui.device",
    "the device, and what the system tells the app, are in the UI framework alone and show nothing",
    effect: .note
  ) { use, checked in
    guard let edge = use.edge else { return false }
    // A presenter may wait for what the system tells; to ask the device is a service's work.
    return use.role == .service
      ? checked.asksDevice(edge, use.name) : checked.namesNotification(edge, use.name)
  }

  static let ownAct = Exempting<UIUse>(
    "ui.own_act",
    "the preset was found and not stated, and a presenter calls a static function that the code base "
      + "itself adds to the framework's type, by which it hands over and is given nothing of UI",
    effect: .note
  ) { use, checked in
    guard use.role == .presenter, checked.model.settings(for: use.type.id).presetIsFound,
      let edge = use.edge, edge.kind == .staticMember,
      let member = checked.model.staticMember(edge)
    else { return false }
    return checked.facts.ownMembersOfUI.acts[use.name]?.contains(member) ?? false
  }

  /// Of all that a type does with a name.
  static let handedToRouter = Exempting<[UIUse]>(
    "ui.handed_to_router",
    "the preset was found and not stated, and a presenter or interactor that is handed it gives it to its "
      + "router as it is, be it by way of another, and does nothing else with it", effect: .note
  ) { uses, checked in
    guard let use = uses.first, use.role == .presenter || use.role == .interactor,
      checked.model.settings(for: use.type.id).presetIsFound
    else { return false }
    return uses.allSatisfy { $0.edge.map(checked.isHandedToRouter) ?? false }
  }

  static let presenterOfNoPreset = Exempting<UIUse>(
    "ui.no_preset", "where no preset fits, a type named Presenter need not be VIPER's",
    effect: .note, by: .ends
  ) { use, checked in
    checked.model.settings.preset == commonPreset && use.role == .presenter
  }

  static let styleBesideView = Exempting<UIUse>(
    "ui.style_beside_view",
    "a view model beside a view of no module is most likely that component's style", effect: .note,
    by: .types
  ) { use, checked in
    use.role == .viewModel && use.type.module == nil
      && checked.model.standsBesideView(use.type)
  }

  static let appearanceUnstated = Exempting<UIUse>(
    "ui.appearance_unstated",
    "whether a view model may hold colours and fonts is the team's to say, and no preset was stated",
    effect: .note, by: .ends
  ) { use, checked in isAppearance(use) && !checked.model.fits.isEmpty }

  static let appearance = Exempting<UIUse>(
    "ui.appearance", "a view model's colours and fonts are values that a view shows as they are",
    effect: .warning, by: .ends
  ) { use, _ in isAppearance(use) }

  static func isAppearance(_ use: UIUse) -> Bool {
    use.role == .viewModel && isUIAppearanceName(use.name)
  }
}

extension CheckedArchitecture {
  /// The types that a type names.
  func knownTypes(of type: TypeID) -> [TypeID] {
    outgoing[type.index].compactMap { index in
      if case .own(let other) = model.edges[index].to { return other }
      return nil
    }
  }

  /// Whether a protocol requires the member that a parameter stands in.
  func isHanded(_ edge: Edge, by requirement: TypeID) -> Bool {
    let member = model.memberName(edge)
    return outgoing[requirement.index].contains {
      model.edges[$0].kind == .parameter && model.memberName(model.edges[$0]) == member
    }
  }

  /// Whether a use of a UI framework's name asks nothing that is shown: the device, or of the app's
  /// object only what the system tells it.
  func asksDevice(_ edge: Edge, _ name: String) -> Bool {
    if isUIDeviceName(name) { return true }
    guard appObjects.contains(firstLevel(name)) else { return false }
    let outline = model.files[edge.file].outline
    let levels = name.split(separator: ".").dropFirst()
    if let member = levels.first { return isSilent(String(member)) }
    var members: [String] = []
    let holder = outline.nameOfHolder(edge)
    for chain in outline.chains {
      let names = chain.components.map { outline.components[$0].name }
      if let first = chain.components.first, outline.components[first].offset == edge.range.start {
        // What follows `shared` is asked of the app; what follows that, of its answer.
        let asked = names.dropFirst().first { outline[$0] != "shared" }
        members += asked.map { [outline[$0]] } ?? []
      } else if let holder, let place = names.firstIndex(of: holder), place + 1 < names.count {
        members.append(outline[names[place + 1]])
      }
    }
    return members.allSatisfy(isSilent)
  }

  /// Whether nothing but the name of a notification is asked of a UI type: `didEnterBackgroundNotification`.
  func namesNotification(_ edge: Edge, _ name: String) -> Bool {
    if let last = name.split(separator: ".").last, last.hasSuffix("Notification") { return true }
    guard edge.kind == .staticMember, let member = model.staticMember(edge) else { return false }
    return member.hasSuffix("Notification")
  }

  private func isSilent(_ member: String) -> Bool {
    appMembers.contains(member) || member.hasSuffix("Notification")
      || member.hasSuffix("NotificationName")
  }
}

extension FileOutline {
  /// The name of the variable that is given what a reference names: `app` in `let app: UIApplication`
  /// and in `let app = UIApplication.shared`, but not `task` in `let task = Task { UIApplication.shared }`.
  fileprivate func nameOfHolder(_ edge: Edge) -> NameID? {
    guard edge.variable != .none else { return nil }
    let variable = variables[Int(edge.variable.rawValue)]
    if edge.kind != .staticMember { return variable.name }
    guard variable.initialChain >= 0,
      let first = chains[Int(variable.initialChain)].components.first,
      components[first].offset == edge.range.start
    else { return nil }
    return variable.name
  }
}

extension ArchitectureModel {
  /// Whether a reference stands in a member that others see, of an extension that only conforms to one
  /// protocol, which a library declares that is not the platform's.
  func standsForLibrary(_ edge: Edge) -> Bool {
    let outline = files[edge.file].outline
    guard edge.owner != .none else { return false }
    let member = outline.declarations[Int(edge.owner.rawValue)]
    guard !member.access.isHidden, member.parent != .none else { return false }
    let around = outline.declarations[Int(member.parent.rawValue)]
    guard around.kind == .extension else { return false }
    let clause = outline.referenceRows(from: around.inheritance.start, to: around.inheritance.end)
    let bases = outline.references[clause].filter {
      $0.context == .inherit && $0.owner == member.parent
    }
    guard bases.count == 1, let base = bases.first, let type = edge.from else { return false }
    let name = text(edge.file, base.name)
    return types[type.index].externalBases.contains(name) && !isOfPlatform(name)
      && outline.importsLibrary
  }

  /// Whether a type answers a base or protocol that a library declares which is not the platform's.
  func answersLibrary(_ type: TypeInfo) -> Bool {
    files[type.file].outline.importsLibrary
      && type.externalBases.contains { name in
        !standardBases.contains(name) && !isOfPlatform(name) && !isUIName(name)
          && !isSwiftUIName(name)
      }
  }

  /// `WKNavigationDelegate`, and not `WKit`.
  func isOfPlatform(_ name: String) -> Bool {
    applePrefixes.contains { startsWithWord(name, $0) }
  }
}

extension FileOutline {
  var importsLibrary: Bool {
    imports.contains { !platform.contains(firstLevel(self[$0.path])) }
  }
}

private let wrappers: Set<String> = [
  "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
  "NSViewControllerRepresentable",
]
private let standardBases = Words.shipped[.standardBases]
private let applePrefixes = Words.shipped.inOrder(.applePrefixes)
private let platform = Words.shipped[.foundationBringers].union(Words.shipped[.uiFrameworks])
  .union([
    "Swift", "Combine", "Observation", "os", "OSLog", "CoreGraphics", "QuartzCore", "ImageIO",
  ])

/// The app's object, of which only some members show something.
private let appObjects = Words.shipped[.uiApps]

private let appMembers = Words.shipped[.uiAppMembers]

/// What the system hands to an app's delegate, and nobody shows.
private let appMessages = Words.shipped[.appMessages]
