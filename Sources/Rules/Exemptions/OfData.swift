import Architecture
import Configuration
import Diagnostics

// Network, database, files and preferences that are left to who uses them.
extension Exemptions {
  static let interactorKeeps = Exempting<Reference>(
    "data.interactor_keeps",
    "fewer than three interactors of this code hold or ask services, more than a third as many reach network, "
      + "database or preferences themselves, or more of them than services reach this; or it only hands this on"
  ) { reference, checked in
    guard reference.from.role == .interactor, reference.to.group == "data",
      !checked.isDataStated(for: reference)
    else { return false }
    return !(reference.edge.map(checked.model.reachesStore) ?? true)
      || !checked.facts.storeKeepers.isLeftToServices(reference.to.name)
  }

  static let pathAlone = Exempting<Reference>(
    "data.path_alone",
    "a view or a view model asks FileManager for a path alone, and reads and writes nothing by it"
  ) { reference, checked in
    guard [.view, .viewModel].contains(reference.from.role), reference.to.name == "FileManager",
      let edge = reference.edge, edge.kind == .staticMember
    else { return false }
    return checked.model.secondMember(edge).map(pathMembers.contains) ?? false
  }
}

private let pathMembers = Words.shipped[.pathMembers]
