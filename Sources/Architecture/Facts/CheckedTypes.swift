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
  func isChecked(_ type: TypeInfo) -> Bool {
    guard files[type.file].kind == .source else { return false }
    if type.externalBases.contains(where: uncheckedBases.contains) { return false }
    if previews[type.file].contains(where: { $0.contains(type.nameRange.start) }) { return false }
    let name = type.simpleName
    for word in mockWords {
      if name.hasPrefix(word), name.dropFirst(word.count).first?.isUppercase ?? false {
        return false
      }
      if name.hasSuffix(word) { return false }
    }
    if let parent = type.parent { return isChecked(types[parent.index], depth: 0) }
    return true
  }

  private func isChecked(_ type: TypeInfo, depth: Int) -> Bool {
    guard depth < 32, let parent = type.parent else {
      return !type.externalBases.contains(where: uncheckedBases.contains)
    }
    return isChecked(types[parent.index], depth: depth + 1)
  }

  /// The app's start and its containers may name anything.
  func isCompositionRoot(_ type: TypeInfo) -> Bool {
    let name = type.simpleName
    for ancestor in ancestors(of: type.id)
    where types[ancestor.index].externalBases.contains(where: rootBases.contains) {
      return true
    }
    if rootNames.contains(name) || rootEnds.contains(where: name.hasSuffix) { return true }
    let outline = files[type.file].outline
    let attributes = outline.attributes[declaration(places[type.id.index][0]).attributes]
    return attributes.contains { rootAttributes.contains(text(type.file, $0.name)) }
  }
}
