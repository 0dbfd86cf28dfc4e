import Testing
import ViperLintKit
import Workspace

/// A target as a project file states it.
struct StatedTarget {
  var name: String
  var type = "application"
  /// Paths as seen from the project.
  var files: [String] = []
  /// Synchronized folders, likewise.
  var folders: [String] = []
  /// Build settings, the same in both configurations.
  var settings: [String: String] = [:]
}

/// The text of a project file of these targets.
/// - Parameter exceptions: by folder and target, paths as seen from the folder.
func projectText(
  _ targets: [StatedTarget], exceptions: [(folder: String, target: String, path: String)] = []
) -> String {
  var objects = ""
  var children: Set<String> = []
  for target in targets {
    for file in target.files where children.insert("F:\(file)").inserted {
      objects += #""F:\#(file)" = {isa = PBXFileReference; path = "\#(file)"; "#
      objects += "sourceTree = \"<group>\"; };\n"
    }
    for folder in target.folders where children.insert("D:\(folder)").inserted {
      let own = exceptions.filter { $0.folder == folder }
      objects +=
        #""D:\#(folder)" = {isa = PBXFileSystemSynchronizedRootGroup; path = "\#(folder)"; "#
      objects += "sourceTree = \"<group>\"; "
      objects += "exceptions = (\(own.map { quoted("E:\($0)") }.joined(separator: ", "))); };\n"
      for exception in own {
        objects += quoted("E:\(exception)")
        objects += " = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
        objects += "target = \(quoted("T:" + exception.target)); "
        objects += "membershipExceptions = (Info.plist, \(quoted(exception.path))); };\n"
      }
    }
    objects += text(of: target)
  }
  let all = children.sorted().map(quoted).joined(separator: ", ")
  let ids = targets.map { quoted("T:" + $0.name) }.joined(separator: ", ")
  return """
    // !$*UTF8*$!
    { objects = { \(objects)
    G = {isa = PBXGroup; children = (\(all)); sourceTree = "<group>"; };
    P = {isa = PBXProject; mainGroup = G; targets = (\(ids)); }; }; rootObject = P; }
    """
}

private func text(of target: StatedTarget) -> String {
  let name = target.name
  var text = target.files.map {
    "\(quoted("B:\(name):\($0)")) = {isa = PBXBuildFile; fileRef = \(quoted("F:" + $0)); };\n"
  }.joined()
  let files = target.files.map { quoted("B:\(name):\($0)") }.joined(separator: ", ")
  text += "\(quoted("S:" + name)) = {isa = PBXSourcesBuildPhase; files = (\(files)); };\n"
  let settings = target.settings.sorted { $0.key < $1.key }
    .map { "\($0.key) = \(quoted($0.value)); " }.joined()
  for configuration in ["Debug", "Release"] {
    text += "\(quoted("C:\(name):\(configuration)")) = {isa = XCBuildConfiguration; "
    text += "buildSettings = { \(settings)}; name = \(configuration); };\n"
  }
  let configurations = ["Debug", "Release"].map { quoted("C:\(name):\($0)") }
  text += "\(quoted("L:" + name)) = {isa = XCConfigurationList; "
  text += "buildConfigurations = (\(configurations.joined(separator: ", "))); };\n"
  let folders = target.folders.map { quoted("D:" + $0) }.joined(separator: ", ")
  text += "\(quoted("T:" + name)) = {isa = PBXNativeTarget; name = \(quoted(name)); "
  text += "productType = \"com.apple.product-type.\(target.type)\"; "
  text += "buildConfigurationList = \(quoted("L:" + name)); "
  text += "buildPhases = (\(quoted("S:" + name))); "
  text += "fileSystemSynchronizedGroups = (\(folders)); };\n"
  return text
}

private func quoted(_ text: String) -> String {
  "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
}

private func project(_ text: String) throws -> XcodeProject {
  try readXcodeProject(Array(text.utf8), in: "/root/ios")
}

/// Asserts where the one file of a project lies that has these objects between its main group and
/// the file `F`; the empty text for nowhere.
private func checkPath(
  _ objects: String, _ path: String, project settings: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try project(
    """
    { rootObject = P; objects = { \(objects)
    P = {isa = PBXProject; mainGroup = G; targets = (T); \(settings) };
    T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
    S = {isa = PBXSourcesBuildPhase; files = (B); };
    B = {isa = PBXBuildFile; fileRef = F; }; }; }
    """)
  #expect(
    found.files.map(\.path) == (path.isEmpty ? [] : [path]), sourceLocation: sourceLocation)
}

@Suite("Xcode projects")
struct XcodeProjectTests {
  @Test func `a target compiles the files of its sources phase`() throws {
    let found = try project(
      projectText([
        StatedTarget(name: "App", files: ["A.swift", "x/B.swift", "C.m"]),
        StatedTarget(name: "Tests", type: "bundle.unit-test", files: ["T.swift", "x/B.swift"]),
        StatedTarget(name: "UITests", type: "bundle.ui-testing"),
        StatedTarget(name: "Kit", type: "framework"),
      ]))
    #expect(found.targets.map(\.module) == ["App", "Tests", "UITests", "Kit"])
    #expect(found.targets.map(\.kind) == [.application, .test, .test, .other])
    #expect(
      found.files.map { "\($0.path) \($0.targets)" } == [
        "/root/ios/A.swift [0]", "/root/ios/x/B.swift [0, 1]", "/root/ios/T.swift [1]",
      ])
  }

  @Test func `a file lies where the groups around it say`() throws {
    try checkPath(
      """
      G = {isa = PBXGroup; children = (H); sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (I); path = "My App"; sourceTree = "<group>"; };
      I = {isa = PBXGroup; children = (F); name = NoFolder; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = "Ä.swift"; sourceTree = "<group>"; };
      """, "/root/ios/My App/Ä.swift")
    try checkPath(
      """
      G = {isa = PBXGroup; children = (H); path = a; sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (F); path = ../../shared/./x; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = ../F.swift; sourceTree = "<group>"; };
      """, "/root/shared/F.swift")
  }

  @Test func `a path counts from what its source tree names`() throws {
    let group = #"G = {isa = PBXGroup; children = (F); path = a; sourceTree = "<group>"; };"#
    func file(_ tree: String, _ path: String = "b/F.swift") -> String {
      group + "F = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; };"
    }
    try checkPath(file("<group>"), "/root/ios/a/b/F.swift")
    try checkPath(file("SOURCE_ROOT"), "/root/ios/b/F.swift")
    try checkPath(file("<absolute>", "/other/F.swift"), "/other/F.swift")
    for tree in ["SDKROOT", "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR", "MY_TREE"] {
      try checkPath(file(tree), "")
    }
    try checkPath(
      file("SOURCE_ROOT"), "/root/src/b/F.swift", project: "projectDirPath = ../src;")
    try checkPath(file("<group>"), "/root/src/a/b/F.swift", project: "projectDirPath = ../src;")
  }

  @Test func `groups that hold each other end`() throws {
    try checkPath(
      """
      G = {isa = PBXGroup; children = (G, H, F); path = a; sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (G, H); path = b; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = F.swift; sourceTree = "<group>"; };
      """, "/root/ios/a/F.swift")
  }

  @Test func `a path longer than any system opens leads nowhere`() throws {
    var objects = "G = {isa = PBXGroup; children = (G0); sourceTree = \"<group>\"; };\n"
    for index in 0..<100_000 {
      let next = index == 99_999 ? "F" : "G\(index + 1)"
      objects += "G\(index) = {isa = PBXGroup; children = (\(next)); path = abc; "
      objects += "sourceTree = \"<group>\"; };\n"
    }
    objects += "F = {isa = PBXFileReference; path = F.swift; sourceTree = \"<group>\"; };"
    try checkPath(objects, "")
  }

  @Test func `a module is named by the settings, else by the target`() throws {
    func module(_ settings: [String: String], _ name: String = "My App-2") throws -> String? {
      try project(projectText([StatedTarget(name: name, settings: settings)]))
        .targets.first?.module
    }
    #expect(try module([:]) == "My_App_2")
    #expect(try module([:], "2Go") == "_Go")
    #expect(try module([:], "Größe") == "Größe")
    #expect(try module(["PRODUCT_NAME": "Shop Kit"]) == "Shop_Kit")
    #expect(try module(["PRODUCT_NAME": "$(TARGET_NAME)"]) == "My_App_2")
    #expect(try module(["PRODUCT_NAME": "Shop", "PRODUCT_MODULE_NAME": "ShopCore"]) == "ShopCore")
    #expect(
      try module(["PRODUCT_NAME": "Shop", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)"]) == "Shop")
    #expect(
      try module(["PRODUCT_NAME": "Shop", "PRODUCT_MODULE_NAME": "$(TARGET_NAME)"]) == "My_App_2")
  }

  @Test func `a synchronized folder belongs to its targets, with exceptions`() throws {
    let found = try project(
      projectText(
        [
          StatedTarget(name: "App", folders: ["App"]),
          StatedTarget(name: "Widget", type: "app-extension", folders: []),
        ],
        exceptions: [("App", "App", "Old.swift"), ("App", "Widget", "x/Shared.swift")]))
    let folder = try #require(found.folders.first)
    #expect(folder.path == "/root/ios/App")
    #expect(folder.targets == [0])
    #expect(folder.exceptions["/root/ios/App/Old.swift"] == [0])
    #expect(folder.exceptions["/root/ios/App/x/Shared.swift"] == [1])
  }

  @Test func `only sources are compiled, and an object that is missing is nobody's`() throws {
    let found = try project(
      """
      { rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, gone); };
      G = {isa = PBXGroup; children = (F, E, gone); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = F.swift; sourceTree = "<group>"; };
      E = {isa = PBXFileReference; path = Template.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (R, S, gone); };
      R = {isa = PBXResourcesBuildPhase; files = (C); };
      C = {isa = PBXBuildFile; fileRef = E; };
      S = {isa = PBXSourcesBuildPhase; files = (B, B, gone); };
      B = {isa = PBXBuildFile; fileRef = F; }; }; }
      """)
    #expect(found.files.map(\.path) == ["/root/ios/F.swift"])
  }

  @Test func `what is no project is refused`() {
    func refusal(_ text: String) -> String {
      do throws(PropertyListError) {
        _ = try readXcodeProject(Array(text.utf8), in: "/root")
        return ""
      } catch {
        return error.message
      }
    }
    #expect(refusal("{}") == "no project: 'objects' or 'rootObject' is missing")
    #expect(refusal("(a)") == "no project: 'objects' or 'rootObject' is missing")
    #expect(
      refusal("{ rootObject = P; objects = {}; }")
        == "no project: what 'rootObject' names is missing")
    #expect(refusal("{ rootObject = P; objects = { P = Q; }; }") == "")
  }
}
