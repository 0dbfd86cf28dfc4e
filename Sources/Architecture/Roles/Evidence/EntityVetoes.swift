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

extension Classification {
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
