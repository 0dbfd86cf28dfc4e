import Configuration
import Outlining

extension ArchitectureModel {
  /// Whether a router has a function that leaves a screen, or calls one.
  package func routersLeaveScreens() -> Bool {
    guard roles.hasFoundPreset, !navigationCalls.isEmpty else { return false }
    return types.contains { router in
      guard router.role == .router, router.isChecked else { return false }
      return ancestors(of: router.id).contains { leavesScreens($0) }
    }
  }

  private func leavesScreens(_ type: TypeID) -> Bool {
    if declaredMembers(of: type).ofInstances.contains(where: isNamedForLeaving) { return true }
    let file = self[type].file
    let outline = files[file].outline
    // What an extension in another file does is its router's seldom, and tells nothing more.
    return outline.chains.contains { chain in
      guard let last = chain.components.last, outline.components[last].isCall,
        roles.table.enclosingType(file: file, chain.owner) == type
      else { return false }
      return isNamedForLeaving(outline[outline.components[last].name])
    }
  }
}

/// `popToFeed`, `closeModule`: a word goes on with a capital letter.
private func isNamedForLeaving(_ function: String) -> Bool {
  closers.contains { word in
    function.hasPrefix(word)
      && function.dropFirst(word.count).first.map { $0.isUppercase } ?? true
  }
}

private let closers = Words.shipped.inOrder(.closers)
