import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a UI framework's type named below the view.
  package static let uiType = Rule(
    id: "ui_type",
    summary: "a UI framework's type below the view",
    severity: .error,
    check: { checked in checked.uiTypeFindings() })
}

extension CheckedArchitecture {
  /// The names of UI frameworks in types whose row closes them.
  func siftedUIUses() -> Sifted<Decision> {
    return siftedUses(of: model.edges, "ui") { edge in
      let name = model.uiName(edge)
      let isUI = isUIName(name) || isSwiftUIName(name) && model.importsSwiftUI(edge.file)
      return isUI ? name : nil
    }
  }

  fileprivate func uiTypeFindings() -> [Diagnostic] {
    let decisions = siftedUIUses().found.filter { decision in
      decision.reference.edge.map { !sameFacts.repeatedUI.contains(Site($0)) } ?? true
    }
    let uses = usesByFinding(decisions)
    var found = findings(about: decisions, keyed: uiKey) { decision, diagnostic in
      guard let type = decision.from.type else { return }
      diagnostic.to = .framework(decision.to.name, evidence: "a type of a UI framework")
      let use = UIUse(decision, type)
      if let milder = Exemptions.ofUINames.first(where: { $0.holds(use, self) }) {
        diagnostic.soften(by: milder.exemption)
      } else if Exemptions.handedToRouter.holds(
        uses[FoldKey(from: type.id, to: uiKey(decision))] ?? [], self)
      {
        diagnostic.soften(by: Exemptions.handedToRouter.exemption)
      }
      if Exemptions.isAppearance(use) { diagnostic.foldKey = "appearance" }
    }
    addImports(to: &found)
    return found
  }

  /// What is asked of the device is told apart from what shows something by the same name.
  private func uiKey(_ decision: Decision) -> String {
    let name = whole(of: firstLevel(decision.to.name))
    guard let type = decision.from.type, Exemptions.device.holds(UIUse(decision, type), self) else {
      return name
    }
    return name + " of the device"
  }

  /// All uses of each finding about a presenter or an interactor, which alone are asked for together.
  private func usesByFinding(_ decisions: [Decision]) -> [FoldKey: [UIUse]] {
    decisions.reduce(into: [:]) { uses, decision in
      guard decision.fromRole == .presenter || decision.fromRole == .interactor,
        let type = decision.from.type
      else { return }
      uses[FoldKey(from: type.id, to: uiKey(decision)), default: []].append(UIUse(decision, type))
    }
  }

  /// What a name is a part of: an alert's action is told with the alert, and who answers for a picker
  /// with the picker.
  private func whole(of name: String) -> String {
    if name == "UIAlertAction" { return "UIAlertController" }
    for tail in ["Delegate", "DataSource"] where name.hasSuffix(tail) {
      let stem = String(name.dropLast(tail.count))
      if let whole = [stem, stem + "ViewController", stem + "Controller"].first(where: isUIName) {
        return whole
      }
    }
    return name
  }

  /// An import that is there for what is named is a place of the loudest finding of its file, or of
  /// one that has a further place there.
  private func addImports(to found: inout [Diagnostic]) {
    let imports = importsOfNamedUI()
    guard !imports.isEmpty else { return }
    var home: [String: (rank: (Int, Int, UInt32), index: Int)] = [:]
    func note(_ place: Diagnostic.Place, isFurther: Bool, of index: Int) {
      let rank = (isFurther ? 1 : 0, loudness(found[index]), UInt32(place.offset))
      if let known = home[place.file], known.rank <= rank { return }
      home[place.file] = (rank, index)
    }
    for index in found.indices {
      note(found[index].place, isFurther: false, of: index)
      for (place, _) in found[index].places { note(place, isFurther: true, of: index) }
    }
    for file in imports.keys.sorted() {
      guard let index = home[model.files[file].path]?.index else { continue }
      for imported in imports[file] ?? [] {
        found[index].places.append((model.place(file, imported.pathRange), .local))
      }
      found[index].places.putInOrder { ($0.0.file, $0.0.offset) < ($1.0.file, $1.0.offset) }
    }
  }

  func uiWording(_ decision: Decision) -> Wording {
    let verb = decision.kind == .inherits ? "conforms to" : self.verb(of: decision)
    var wording = Wording(
      message: "\(decision.from.name) \(verb) \(decision.to.name)",
      why:
        "\(withArticle(decision.fromRole)) knows no UI framework: it must work, and be tested, without one",
      help: uiHelp(decision.fromRole, decision.to.name))
    wording.caption = "\(decision.kind.caption); \(decision.fromRole) -> UI"
    return wording
  }

  private func uiHelp(_ role: Role, _ name: String) -> String {
    if isUIImageName(name) { return imageHelp }
    if name == "Binding" || isUIAppearanceName(name) && name.contains(".") {
      return "say it by a plain value, and let the view make its \(name) of that"
    }
    if isUIAppearanceName(name), name.hasPrefix("NS"),
      !name.hasSuffix("Color"), !name.hasSuffix("Font")
    {
      return "pass the plain text and what is special about it, and let the view style it"
    }
    if isUIAppearanceName(name) {
      return "name the colour or font by a plain value, and let the view look it up"
    }
    if role != .service, devices.contains(name) {
      return "let a service ask \(name) behind a protocol, and hand over plain values"
    }
    return role == .service
      ? "put it behind a protocol that the UI layer implements"
      : "leave \(name) to the view or the router, and pass plain values"
  }

}

extension ArchitectureModel {
  /// Whether a view is declared in the folder of a type. Files of one folder stand together.
  func standsBesideView(_ type: TypeInfo) -> Bool {
    func folder(_ file: Int) -> Substring.UTF8View {
      let path = files[file].path.utf8
      let end = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      return files[file].path[..<end].utf8
    }
    let own = folder(type.file)
    func holdsView(_ indices: some Sequence<Int>) -> Bool {
      for file in indices {
        guard folder(file).elementsEqual(own) else { return false }
        if rolesDeclared(inFile: file).contains(.view) { return true }
      }
      return false
    }
    return holdsView(type.file..<files.count) || holdsView((0..<type.file).reversed())
  }

  /// The name of the outside that an edge leads to, without the framework that it is of.
  func uiName(_ edge: Edge) -> String {
    guard let name = externalName(edge) else { return "" }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    let levels = name.split(separator: ".")
    let frameworks = Set(settings.frameworks.ui)
    guard levels.count > 1, frameworks.contains(String(levels[0])) else { return name }
    return levels.dropFirst().joined(separator: ".")
  }
}

/// The way out for an image, whether it is imported for or named.
let imageHelp =
  "pass the image's name, its URL or its bytes, and let the view make the image of it"

private let devices = Words.shipped[.uiDevices]
