import Configuration
import Lexing
import Outlining

private let rootBases = Words.shipped[.rootBases]
private let rootNames = Words.shipped[.roots]
private let rootEnds = Words.shipped.inOrder(.rootEnds)
private let rootAttributes = Words.shipped[.rootAttributes]
private let uncheckedBases = Words.shipped[.uncheckedBases]
private let mockWords = Words.shipped.inOrder(.mocks)

extension SymbolTable {
  /// Types in tests, generated files and templates, mocks and previews take no role.
  func isChecked(_ id: TypeID) -> Bool {
    let file = types[id.index].file
    guard files[file].kind == .source, !isUncheckedByBase(id) else { return false }
    if !previews[file].isEmpty {
      let start = types[id.index].nameRange.start
      if previews[file].contains(where: { $0.contains(start) }) { return false }
    }
    let name = types[id.index].simpleName
    for word in mockWords {
      if startsWithWord(name, word) || name.hasSuffix(word) { return false }
    }
    // Of the types around it only the outermost that is looked at is asked for its bases.
    guard var around = types[id.index].parent else { return true }
    var depth = 0
    while depth < 32, let parent = types[around.index].parent {
      around = parent
      depth += 1
    }
    return !isUncheckedByBase(around)
  }

  private func isUncheckedByBase(_ type: TypeID) -> Bool {
    types[type.index].externalBases.contains(where: uncheckedBases.contains)
  }

  /// The app's start and its containers may name anything.
  func isCompositionRoot(_ type: TypeID) -> Bool {
    for ancestor in ancestors(of: type)
    where types[ancestor.index].externalBases.contains(where: rootBases.contains) {
      return true
    }
    if hearsOfApp(type) { return true }
    let name = types[type.index].simpleName
    if rootNames.contains(name) || rootEnds.contains(where: name.hasSuffix) { return true }
    let file = types[type.index].file
    let attributes = declaration(places[type.index][0]).attributes
    return files[file].outline.attributes[attributes].contains {
      rootAttributes.contains(text(file, $0.name))
    }
  }

  /// Whether it is a part of the app's delegate, which tells all such parts what itself is told, by a protocol
  /// of the code base: `func application(_ application: UIApplication, didFinishLaunchingWithOptions …)`.
  private func hearsOfApp(_ type: TypeID) -> Bool {
    guard let name = names.number(of: "application") else { return false }
    return ancestors(of: type).contains { ancestor in
      guard types[ancestor.index].kind.isProtocol, let place = functionsOfType[ancestor.index, name]
      else { return false }
      let member = memberPlaces[Int(place)]
      let outline = files[member.file].outline
      let function = outline.declarations[Int(member.index)]
      let rows = outline.referenceRows(from: function.start, to: function.end)
      return outline.references[rows].first { $0.context == .parameter }
        .map { text(member.file, $0.name) == "UIApplication" } ?? false
    }
  }
}
