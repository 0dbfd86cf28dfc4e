import Architecture
import Configuration
import Diagnostics
import Outlining

/// A finding of a preset: what it rests on, whichever rule reports it.
struct PresetFinding {
  var settings: Settings
  /// The row and the column; nil for what no cell says, such as the borders of modules.
  var row: Role
  var column: String?
  /// Where the cell was stated; nil for none.
  var origin: Origin?
  /// It is about how the column is held.
  var isHold = false
  /// An import of which nothing is used, in a file of data or services: no teacher wants it there.
  var isIdleImport = false
  /// The column is a protocol that the row holds, or a protocol of the row asks for.
  var isHeldFace = false
  /// Its class among what a code base may do everywhere.
  var practice: CommonPractice.Key?
  /// The id of the rule that reports it.
  var rule: String?
  /// The kind of reference; nil for what is none.
  var kind: ReferenceKind?
  /// It tells of a class that is held although it has a protocol with all that is used of it.
  var isDespiteFace = false
  /// What a framework declares that is named; nil for what the repo declares.
  var frameworkName: String?

  /// Whether the table forbids a row the router that it names.
  func namesRouter(from row: Role) -> Bool {
    self.row == row && column == Role.router.name && rule == Rule.layerDependency.id
  }
}

// Where nobody stated a preset, and it was found by studying the code.
extension Exemptions {
  static let notAgreed = Exempting<PresetFinding>(
    "preset.not_agreed",
    "the preset was found and not stated, and not all who teach that architecture agree on this",
    effect: .note, by: .ends
  ) { finding, _ in
    guard let column = finding.column else { return !finding.settings.isWholeTableMeant }
    if finding.isIdleImport { return false }
    return finding.isHold
      ? !finding.settings.isHoldMeant(finding.row, column, by: finding.origin)
      : !finding.settings.isMeant(finding.row, column, by: finding.origin)
  }

  static let practice = Exempting<PresetFinding>(
    "preset.practice",
    "the preset was found and not stated, and most of this code does it so", effect: .note,
    by: .ends
  ) { finding, checked in
    checked.practice(of: finding)?.reason == .most
  }

  static let withoutInterfaces = Exempting<PresetFinding>(
    "preset.without_interfaces",
    "the preset was found and not stated, and of three or more types that are so known, or two routers or "
      + "services, none has a protocol of its own: this code gives that role none", effect: .note,
    by: .ends
  ) { finding, checked in
    if case .noInterfaces = checked.practice(of: finding)?.reason { true } else { false }
  }

  static let withoutViewModels = Exempting<PresetFinding>(
    "preset.without_view_models",
    "the preset was found and not stated, and in three or more modules views are given entities where "
      + "nothing is a view model, or each of them keeps an entity whole: this code shows its entities",
    effect: .note, by: .ends
  ) { finding, checked in
    if case .entitiesShown = checked.practice(of: finding)?.reason { true } else { false }
  }

  static let calledBack = Exempting<PresetFinding>(
    "preset.called_back",
    "the preset was found and not stated, and a protocol is how a view model without bindings tells its view "
      + "what has changed: who keeps whom alive is said by itself", effect: .note, by: .ends
  ) { finding, _ in
    finding.row == .viewModel && finding.column == Role.view.name && finding.isHeldFace
  }

  static let viewsRoute = Exempting<PresetFinding>(
    "preset.views_route",
    "the preset was found and not stated, and the views of this code keep their routers or ask their "
      + "static members, in two modules or more, and no presenter does", effect: .note, by: .ends
  ) { finding, checked in
    finding.namesRouter(from: .view) && checked.facts.viewsRoute
  }

  static let interactorsRoute = Exempting<PresetFinding>(
    "preset.interactors_route",
    "the preset was found and not stated, and the interactors of this code keep their routers, in three "
      + "modules or more, and neither presenters nor views do", effect: .note, by: .ends
  ) { finding, checked in
    finding.namesRouter(from: .interactor) && checked.facts.interactorsRoute
  }

  static let presentersRoute = Exempting<PresetFinding>(
    "preset.presenters_route",
    "the preset was found and not stated, nothing in this code is a router, and presenters of three or more "
      + "modules move between screens: so they ask builders, put up controllers and alerts, and import what that "
      + "takes",
    effect: .note, by: .ends
  ) { finding, checked in
    guard finding.row == .presenter, checked.facts.presentersRoute else { return false }
    if finding.rule == Rule.layerDependency.id { return finding.column == Role.builder.name }
    if finding.rule == Rule.uiImport.id {
      return finding.frameworkName.map(movingMembers.contains) ?? false
    }
    guard finding.rule == Rule.uiType.id, let name = finding.frameworkName.map(firstLevel) else {
      return false
    }
    return isUIControllerName(name) || shownByRouters.contains(name)
  }

  static let feedback = Exempting<PresetFinding>(
    "preset.feedback",
    "the preset was found and not stated, and what a view model has the device tap or buzz is no value that "
      + "a view could show", effect: .note, by: .ends
  ) { finding, _ in
    finding.row == .viewModel && finding.rule == Rule.uiType.id
      && finding.frameworkName.map { firstLevel($0).hasSuffix("FeedbackGenerator") } ?? false
  }

  static let uncertainFamily = Exempting<PresetFinding>(
    "preset.uncertain_family",
    "the preset was found and not stated, and where findings of this rule and role were measured in "
      + "code of this size, fewer than three in four were worth their line",
    effect: .note, by: .ends
  ) { finding, checked in
    guard checked.facts.isLarge, let rule = finding.rule, finding.origin?.isPreset ?? true,
      finding.settings.rules[rule]?.severity == nil
    else { return false }
    let ofRole = "\(rule) \(finding.row.name)"
    // What is only planned can be of any kind.
    let isHeldForRight =
      finding.kind.map { kindsHeldForRight.contains("\(ofRole) \($0.rawValue)") }
      ?? kindsHeldForRight.contains { $0.hasPrefix(ofRole + " ") }
    if isHeldForRight || finding.isDespiteFace { return false }
    return uncertainFamiliesInLargeCode.contains(rule)
      || uncertainFamiliesInLargeCode.contains(ofRole)
  }

  static let ofFoundPresets = [
    notAgreed, practice, withoutInterfaces, withoutViewModels, calledBack, viewsRoute,
    interactorsRoute, presentersRoute, feedback, uncertainFamily,
  ]

  static let template = Exempting<Int>(
    "preset.template",
    "the preset was found and not stated, and more than ten files carry the same import by their template: "
      + "that is how this team writes, and harms nothing", effect: .note
  ) { files, _ in files > leastFiles }

  static let leftOut = Exempting<Diagnostic>(
    "file.left_out",
    "no target compiles the file, though a project compiles others of its folder, or all of its folder by "
      + "the same names elsewhere: nobody runs it",
    effect: .note
  ) { diagnostic, checked in checked.facts.leftOutFiles.contains(diagnostic.place.file) }

  static let uncertain = Exempting<Diagnostic>(
    "preset.uncertain",
    "the preset was found and not stated, and where findings of this class were measured in code of "
      + "this size, fewer than three in four were worth their line", effect: .note, by: .types
  ) { diagnostic, checked in
    let stated = checked.model.ruleSettings(diagnostic.rule, file: diagnostic.place.file)?.severity
    guard stated == nil else { return false }
    let found = FindingClass(diagnostic)
    return checked.facts.isLarge ? uncertainClasses.contains(found) : found.isUncertainInSmallCode
  }
}

extension CheckedArchitecture {
  fileprivate func practice(of finding: PresetFinding) -> CommonPractice? {
    finding.practice.flatMap { key in practices.first { $0.key == key } }
  }

  /// Why what a decision breaks is told as a note where its preset was found; nil for no such reason.
  func leniencyOfPreset(for decision: Decision) -> Exemption? {
    guard let row = decision.from.role else { return nil }
    let settings = settings(for: decision.reference)
    guard settings.presetIsFound else { return nil }
    return leniency(
      for: PresetFinding(
        settings: settings, row: row, column: column(of: decision),
        origin: decision.frameworkEntry?.origin ?? decision.entry?.origin,
        isHeldFace: isHeldAsFace(decision), practice: practiceKey(of: decision),
        rule: decision.rule?.rawValue,
        kind: decision.reference.edge == nil ? nil : decision.kind,
        isDespiteFace: facts.isLarge && isDespiteFace(decision),
        frameworkName: decision.to.group == nil ? nil : decision.to.name))
  }

  /// Whether the one end holds the other, a protocol, or has a property of it asked for; whoever hands it over
  /// is told of so, too.
  private func isHeldAsFace(_ decision: Decision) -> Bool {
    guard let from = decision.from.type, let to = decision.to.type, to.kind == .protocol else {
      return false
    }
    return outgoing[from.id.index].contains { index in
      let edge = model.edges[index]
      return edge.target == to.id
        && (edge.kind == .stores
          || edge.kind == .result && edge.variable != .none && from.kind == .protocol)
    }
  }

  /// The column whose cell speaks: behind the border of a module one that forbids the role anywhere.
  private func column(of decision: Decision) -> String? {
    if let group = decision.to.group { return group }
    guard let row = decision.from.role, let column = decision.to.role else { return nil }
    switch decision.rule {
    case .reachThrough: return nil
    case .moduleBoundary:
      let cell = entry(decision.reference, row, column)?.cell
      return cell?.permission == .never && cell?.own ?? .never == .never ? column.name : nil
    default: return column.name
    }
  }

  /// Findings that no decision stands behind, told as mildly as those that one does.
  func tempered(_ found: [Diagnostic], of rule: Rule) -> [Diagnostic] {
    let hasFoundPreset = model.roles.hasFoundPreset
    guard hasFoundPreset || !facts.leftOutFiles.isEmpty else { return found }
    return found.map { diagnostic in
      if Exemptions.leftOut.holds(diagnostic, self) {
        var told = diagnostic
        told.soften(by: Exemptions.leftOut.exemption)
        return told
      }
      guard hasFoundPreset, diagnostic.leniency?.effect != .note, let type = diagnostic.from?.type,
        let row = (diagnostic.from?.role).map({ Role($0) }),
        model.settings(for: type).presetIsFound
      else { return diagnostic }
      var told = diagnostic
      if !diagnostic.isFact, rulesOfPresets.contains(rule.id),
        let exemption = leniency(for: finding(diagnostic, type, row, of: rule))
      {
        told.soften(by: exemption)
      } else if Exemptions.uncertain.holds(diagnostic, self) {
        told.soften(by: Exemptions.uncertain.exemption)
      }
      return told
    }
  }

  private func finding(
    _ diagnostic: Diagnostic, _ type: TypeID, _ row: Role, of rule: Rule
  ) -> PresetFinding {
    var finding = PresetFinding(settings: model.settings(for: type), row: row, rule: rule.id)
    switch rule.id {
    case Rule.uiImport.id:
      finding.column = "ui"
      finding.frameworkName = diagnostic.usedName
      finding.isIdleImport = diagnostic.foldKey != nil && [.entity, .service].contains(row)
      finding.origin = model.frameworkEntry(for: type, role: row, group: "ui")?.origin
    case Rule.weakBackReference.id:
      finding.isHold = true
      finding.column = diagnostic.to?.role
      finding.origin = diagnostic.to?.role.flatMap {
        model.entry(for: type, from: row, to: Role($0))?.origin
      }
    case Rule.navigationOutsideRouter.id where row == .viewModel:
      // What moves between screens is a controller.
      finding.column = "ui"
      finding.origin = model.frameworkEntry(for: type, role: row, group: "ui")?.origin
      finding.practice = practiceKey(type, rule.id, row, nil, nil)
    default:
      finding.practice = practiceKey(type, rule.id, row, nil, nil)
    }
    return finding
  }

  private func leniency(for finding: PresetFinding) -> Exemption? {
    Exemptions.ofFoundPresets.first { $0.holds(finding, self) }?.exemption
  }
}

/// The rules that speak for a preset without a decision.
private let rulesOfPresets: Set<String> = [
  Rule.uiImport.id, Rule.weakBackReference.id, Rule.navigationOutsideRouter.id,
  Rule.interfaceLeak.id,
]

private let movingMembers = Words.shipped[.movingMembers]
private let shownByRouters = Words.shipped[.shownByRouters]
