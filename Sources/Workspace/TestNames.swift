import Configuration

/// Whether a file is named as one of tests: `FeedTests.swift`, `MockService.swift`.
package func isNamedForTests(_ path: String) -> Bool {
  if testFileEndings.contains(where: { path.hasSuffix($0) }) { return true }
  // `MockService`, but not `Mockup`.
  let name = lastLevel(of: path).dropLast(".swift".count)
  return name.hasPrefix("Mock") && name.dropFirst(4).first?.isUppercase == true
}

/// Whether a folder's own name is one for tests.
package func isNamedForTests(folder name: Substring) -> Bool {
  testFolders.contains(String(name)) || name.hasSuffix("Tests")
}

/// The outermost folder of a file that is named as a bundle of tests (`LabTests`), and may be an app's
/// whose product is called so; nil where a folder is named for tests alone.
func folderEndingInTests(_ folder: String) -> String? {
  let levels = pathLevels(folder)
  guard !levels.contains(where: { testFolders.contains(String($0)) }),
    levels.filter({ $0.hasSuffix("Tests") }).count == 1,
    let index = levels.firstIndex(where: { $0.hasSuffix("Tests") })
  else { return nil }
  return levels[...index].joined(separator: "/")
}

extension Discovery {
  /// A folder that holds an app's start is an app's, though its name ends in Tests.
  mutating func readAppsNamedForTests() {
    let apps = Set(
      files.lazy.filter(\.isInTestFolder).compactMap { file -> String? in
        let name = lastLevel(of: file.path)
        // Nearly no file starts an app, and a name is asked faster than a path.
        guard appStarts.contains(String(name)) || name.hasSuffix("App.swift"),
          let folder = folderEndingInTests(parent(of: file.path))
        else { return nil }
        return appStarts.contains(String(name)) || name == lastLevel(of: folder) + "App.swift"
          ? folder : nil
      })
    guard !apps.isEmpty else { return }
    for index in files.indices where files[index].isInTestFolder {
      if let folder = folderEndingInTests(parent(of: files[index].path)), apps.contains(folder) {
        files[index].isInTestFolder = false
      }
    }
  }
}

private let appStarts: Set<String> = ["AppDelegate.swift", "SceneDelegate.swift", "main.swift"]

private let testFolders: Set<String> = [
  "Tests", "Test", "tests", "Mock", "Mocks", "Stub", "Stubs", "Fakes", "Spies", "Preview Content",
]
private let testFileEndings = ["Tests", "TestCase", "Mock", "Mocks", "Stub", "Stubs", "Spy"].map {
  $0 + ".swift"
}
