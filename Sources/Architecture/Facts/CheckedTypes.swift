import Configuration
import Outlining

/// What the app's start inherits.
private let rootBases: Set<String> = [
  "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
  "App", "SwiftUI.App", "WKExtensionDelegate",
]

extension SymbolTable {
  /// Types in tests, generated files and templates, mocks and previews take no role.
  func isChecked(_ type: TypeInfo) -> Bool {
    guard files[type.file].kind == .source else { return false }
    if type.externalBases.contains("PreviewProvider") { return false }
    let name = type.simpleName
    for word in ["Mock", "Stub", "Spy", "Fake", "Dummy"] {
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
      return !type.externalBases.contains("PreviewProvider")
    }
    return isChecked(types[parent.index], depth: depth + 1)
  }

  /// The app's start and its containers may name anything.
  func isCompositionRoot(_ type: TypeInfo) -> Bool {
    let name = type.simpleName
    for ancestor in ancestors(of: type.id)
    where types[ancestor.index].externalBases.contains(where: { rootBases.contains($0) }) {
      return true
    }
    if ["AppDelegate", "SceneDelegate", "AppDependencies"].contains(name) { return true }
    if name.hasSuffix("DependencyContainer") || name.hasSuffix("DIContainer") { return true }
    let outline = files[type.file].outline
    let attributes = outline.attributes[declaration(places[type.id.index][0]).attributes]
    return attributes.contains {
      ["main", "UIApplicationMain", "NSApplicationMain"].contains(text(type.file, $0.name))
    }
  }
}
