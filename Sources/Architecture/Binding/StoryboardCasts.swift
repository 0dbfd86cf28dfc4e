import Configuration
import Lexing
import Outlining

// UIKit gives a storyboard's controller, and a segue's end, as no more than a controller: who needs it
// has to say what it is.
extension SymbolTable {
  /// The types that a file says of what a storyboard makes or a segue leads to.
  func castsOfWhatUIKitGives(_ file: Int) -> Set<ReferenceID> {
    let outline = files[file].outline
    var found: Set<ReferenceID> = []
    for chain in outline.chains where chain.cast != .none {
      guard let last = chain.components.last else { continue }
      let component = outline.components[last]
      let isMade = component.isCall && traits(file, component.name).contains(.instantiation)
      if isMade || leadsToSegueEnd(chain, file) { found.insert(chain.cast) }
    }
    addAnnotated(to: &found, file)
    return found
  }

  /// `let next: DetailsViewController = UIStoryboard.make()`, or what is set so in the next line: a helper of
  /// the app's own casts it for who says which it is.
  private func addAnnotated(to found: inout Set<ReferenceID>, _ file: Int) {
    let outline = files[file].outline
    var filled: Set<VariableID> = []
    var owners: Set<DeclarationID> = []
    for chain in outline.chains {
      guard let first = chain.components.first, let last = chain.components.last,
        outline.components[last].isCall,
        traits(file, outline.components[last].name).contains(.instantiation)
          || storyboards.contains(outline[outline.components[first].name])
      else { continue }
      if chain.variable == .none {
        owners.insert(chain.owner)
      } else {
        filled.insert(chain.variable)
      }
    }
    guard !filled.isEmpty || !owners.isEmpty else { return }
    for index in outline.variables.indices {
      let (variable, id) = (outline.variables[index], VariableID(UInt32(index)))
      guard variable.kind == .local, variable.typeRange.length > 0,
        variable.hasInitialValue ? filled.contains(id) : owners.contains(variable.owner)
      else { continue }
      for reference in typeReferences[file][id]
      where outline.references[Int(reference.rawValue)].range.start == variable.typeRange.start {
        found.insert(reference)
      }
    }
  }

  /// `segue.destination`, or the screen within the container that it is.
  private func leadsToSegueEnd(_ chain: MemberChain, _ file: Int) -> Bool {
    let outline = files[file].outline
    guard chain.components.count > 1,
      chain.components.contains(where: { segueEnds.contains(outline[outline.components[$0].name]) })
    else { return false }
    // A closure's parameter says nothing of its type but by its name.
    if let first = chain.components.first, outline[outline.components[first].name] == "segue" {
      return true
    }
    return outline.references.contains {
      $0.owner == chain.owner && $0.context == .parameter && segues.contains(outline[$0.name])
    }
  }
}

private let segues: Set<String> = ["UIStoryboardSegue", "NSStoryboardSegue"]
private let segueEnds = Words.shipped[.segueEnds]
private let storyboards: Set<String> = ["UIStoryboard", "NSStoryboard"]
