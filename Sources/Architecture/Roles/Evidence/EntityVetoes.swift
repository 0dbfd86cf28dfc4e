import Configuration
import Lexing
import Outlining

// Values that are asked with or chosen among, and so are no data, whatever their last word.
extension Veto {
  /// `struct PageRequestModel: Encodable` goes from a view down to the server and never comes back.
  static let onlySent = Veto(
    "entity.only_sent",
    "it is only encoded, a view makes or keeps it, and nobody below the views returns, delivers or "
      + "keeps it: what is asked with"
  ) { type, roles in
    guard roles.isOnlyEncoded(type) else { return false }
    let isAsked = roles.source(of: type, [.stores, .constructs]) {
      roles.roleInOrAround($0) == .view
    }
    let comesBack = roles.source(of: type, [.stores, .enumPayload, .result]) { holder in
      [.entity, .service, .interactor].contains(roles.roleInOrAround(holder))
    }
    return isAsked != nil && comesBack == nil
      && !roles.incoming[type.index].contains { roles.edges[$0].traits.contains(.answeredLater) }
  }

  /// `ForEach(Sorting.allCases)`: what the user picks among is a choice that is handed back.
  static let listedChoice = Veto(
    "entity.listed_choice",
    "it is an enumeration without payload that is not decoded, and a view lists all of its cases"
  ) { type, roles in
    let facts = roles.facts[type.index]
    guard roles.kind(type) == .enum, facts.hasCases, !facts.hasPayload,
      !roles.survey.isDecoded[type.index]
    else { return false }
    return roles.incoming[type.index].contains { index in
      let edge = roles.edges[index]
      guard let from = edge.from, roles.isChecked[from.index],
        roles.roleInOrAround(from) == .view
      else { return false }
      return roles.table.asksForAllCases(edge)
    }
  }
}

extension Veto {
  /// `View/ViewModel/RowViewModel.swift` has what a row shows, though an interactor makes it.
  static let amongViewModels = Veto(
    "entity.among_view_models",
    "it lies in a folder or a file of view models, and is neither decoded nor persisted"
  ) { type, roles in
    let file = roles.file(type)
    guard roles.survey.isInViewModelFolder[file], !roles.survey.isDecoded[type.index] else {
      return false
    }
    // A folder further up may be the whole app's.
    return roles.table.files[file].path.split(separator: "/").suffix(2)
      .contains { speaksOfViewModels(String($0)) }
  }
}

extension Veto {
  /// `Bars/TitleBar/TitleBarModel.swift` has what the bar beside it shows, though an interactor makes it.
  static let besideItsView = Veto(
    "entity.beside_its_view",
    "it lies in a folder of few files that hold views alone, one of which takes it, and is neither decoded "
      + "nor persisted"
  ) { type, roles in
    guard roles.kind(type) == .struct, !roles.survey.isDecoded[type.index] else { return false }
    let folder = roles.folder(of: type)
    let view = roles.source(of: type, [.parameter]) { view in
      roles.role(view) == .view && roles.kind(view) == .class && !roles.isScreen(view)
        && roles.folder(of: view) == folder
    }
    return view != nil && roles.holdsViewsAlone(roles.file(type))
  }
}

/// A folder of more is no one view's.
private let mostFilesOfView = 6

extension Classification {
  fileprivate func folder(of type: TypeID) -> Substring { table.folder(ofFile: file(type)) }

  /// Whether the folder around a file has few files, and no component in them but views. Files of one folder
  /// stand together, as the types of one file do.
  fileprivate func holdsViewsAlone(_ file: Int) -> Bool {
    let folder = table.folder(ofFile: file)
    var files = file..<file + 1
    while files.count <= mostFilesOfView, files.lowerBound > 0,
      table.folder(ofFile: files.lowerBound - 1) == folder
    {
      files = files.lowerBound - 1..<files.upperBound
    }
    while files.count <= mostFilesOfView, files.upperBound < table.files.count,
      table.folder(ofFile: files.upperBound) == folder
    {
      files = files.lowerBound..<files.upperBound + 1
    }
    guard files.count <= mostFilesOfView else { return false }
    let first = table.types.indices.partitionPoint { table.types[$0].file >= files.lowerBound }
    return table.types[first...].prefix { $0.file < files.upperBound }.allSatisfy { other in
      let role = assigned[other.id.index]?.role
      return role == nil || role == .view || role == .viewModel
    }
  }

  fileprivate func isOnlyEncoded(_ type: TypeID) -> Bool {
    let bases = table.ancestors(of: type).flatMap { table.types[$0.index].externalBases }
    return bases.contains("Encodable")
      && !bases.contains { $0 != "Encodable" && decodedBases.contains($0) }
  }
}

extension SymbolTable {
  /// Whether a type is named as what a chain asks for its `allCases`.
  fileprivate func asksForAllCases(_ edge: Edge) -> Bool {
    let outline = files[edge.file].outline
    return outline.chains.contains { chain in
      guard let first = chain.components.first, chain.components.count > 1 else { return false }
      return outline.components[first].offset == edge.range.start
        && outline[outline.components[first + 1].name] == "allCases"
    }
  }
}

private let decodedBases = Words.shipped[.decodedBases]
