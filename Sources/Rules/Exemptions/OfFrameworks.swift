import Architecture
import Configuration
import Outlining

/// A file that imports a UI framework, and the type in it that may know none.
struct UIImportUse {
  var file: Int
  var judged: TypeInfo
  /// What of UI frameworks the file names.
  var uses: [Edge]
}

/// The kind of finding about a UI framework: who names what.
struct UIUse {
  var type: TypeInfo
  /// Empty where it is not told by name.
  var name: String
}

// Names of UI frameworks, network and database that are left alone.
extension Exemptions {
  static let appMessage = Exempting<Reference>(
    "ui.app_message",
    "a service hands on what the system tells the app's delegate, and shows nothing", by: .ends
  ) { reference, _ in
    reference.from.role == .service && appMessages.contains(reference.to.name)
  }

  static let presentationAnchor = Exempting<Reference>(
    "ui.presentation_anchor",
    "a sign-in sheet of the system asks whoever shows it for a window"
  ) { reference, checked in
    guard reference.from.role == .service, let edge = reference.edge else { return false }
    return checked.model.memberName(edge).hasPrefix("presentationAnchor(")
  }

  static let handedOnImport = Exempting<UIImportUse>(
    "ui.import_handed_on", "all that a service names of the framework it must only hand on"
  ) { use, checked in
    !use.uses.isEmpty && use.uses.allSatisfy { checked.isHandedOn($0, by: use.judged) }
  }

  static let extendedUI = Exempting<UIImportUse>(
    "ui.extension", "the file extends a type of the UI framework, which needs the import"
  ) { use, checked in
    let outline = checked.model.files[use.file].outline
    return outline.declarations.contains {
      $0.kind == .extension && isUIName(outline[$0.name])
    }
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
    types(in: use, checked).contains { type in
      type.role == nil && type.externalBases.contains { isUIName($0) }
    }
  }

  private static func types(in use: UIImportUse, _ checked: CheckedArchitecture) -> [TypeInfo] {
    checked.model.typesByFile(use.file).map { checked.model[$0] }
      .filter { $0.isChecked && $0.kind != .protocol }
  }

  static let image = Exempting<UIUse>(
    "ui.image", "to fetch and decode an image is what some services are for", effect: .note,
    by: .ends
  ) { use, _ in use.type.role == .service && isUIImageName(use.name) }

  static let presenterOfNoPreset = Exempting<UIUse>(
    "ui.no_preset", "where no preset fits, a type named Presenter need not be VIPER's",
    effect: .note, by: .ends
  ) { use, checked in
    checked.model.settings.preset == commonPreset && use.type.role == .presenter
  }

  static let styleBesideView = Exempting<UIUse>(
    "ui.style_beside_view",
    "a view model beside a view of no module is most likely that component's style", effect: .note,
    by: .types
  ) { use, checked in
    use.type.role == .viewModel && use.type.module == nil
      && checked.model.standsBesideView(use.type)
  }

  static let appearance = Exempting<UIUse>(
    "ui.appearance", "a view model's colours and fonts are values that a view shows as they are",
    effect: .warning, by: .ends
  ) { use, _ in use.type.role == .viewModel && isUIAppearanceName(use.name) }
}

/// What the system hands to an app's delegate, and nobody shows.
private let appMessages = Words.shipped[.appMessages]
