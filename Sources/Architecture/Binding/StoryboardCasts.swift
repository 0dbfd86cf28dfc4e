import Configuration
import Outlining

// UIKit gives a storyboard's controller, and a segue's end, as no more than a controller: who needs it
// has to cast it.
extension SymbolTable {
  /// The types that a file casts to what a storyboard makes or a segue leads to.
  func castsOfWhatUIKitGives(_ file: Int) -> Set<ReferenceID> {
    let outline = files[file].outline
    var found: Set<ReferenceID> = []
    for chain in outline.chains where chain.cast != .none {
      guard let last = chain.components.last else { continue }
      let component = outline.components[last]
      let isMade = component.isCall && traits(file, component.name).contains(.instantiation)
      if isMade || leadsToSegueEnd(chain, file) { found.insert(chain.cast) }
    }
    return found
  }

  /// `segue.destination`, or the screen within the container that it is.
  private func leadsToSegueEnd(_ chain: MemberChain, _ file: Int) -> Bool {
    let outline = files[file].outline
    guard chain.components.count > 1,
      chain.components.contains(where: { segueEnds.contains(outline[outline.components[$0].name]) })
    else { return false }
    return outline.references.contains {
      $0.owner == chain.owner && $0.context == .parameter && segues.contains(outline[$0.name])
    }
  }
}

private let segues: Set<String> = ["UIStoryboardSegue", "NSStoryboardSegue"]
private let segueEnds = Words.shipped[.segueEnds]
