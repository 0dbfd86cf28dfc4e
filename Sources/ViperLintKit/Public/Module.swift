import Architecture
import Configuration
import Reporting

extension CodeArchitecture {
  /// A screen, scene or feature with parts of its own.
  ///
  /// Two are equal where they are the same module of the same reading.
  public struct Module: Sendable {
    private let content: Content
    private let id: ModuleID

    init(_ content: Content, _ id: ModuleID) {
      self.content = content
      self.id = id
    }
  }
}

extension CodeArchitecture.Module {
  /// What it is called: most often its folder.
  public var name: String { content.model[id].name }

  /// Its folder, relative to the root, with `/`; for one of several modules in a flat folder, that folder.
  public var path: String { content.model[id].path }

  /// The preset that judges it; nil for a table of one's own, and where no preset fits.
  public var preset: CodeArchitecture.Preset? {
    content.model[id].preset.flatMap(CodeArchitecture.Preset.init(shipped:))
  }

  /// Its checked types, protocols included, in the order of files and places.
  /// - Complexity: O(types).
  public var types: [CodeArchitecture.DeclaredType] {
    content.model.types.filter { $0.isChecked && $0.module == id }.map {
      CodeArchitecture.DeclaredType(content, $0.id)
    }
  }

  /// Its checked types of a role, the protocols by which they are known included.
  /// - Complexity: O(types).
  public func types(in role: CodeArchitecture.Role) -> [CodeArchitecture.DeclaredType] {
    types.filter { $0.has(role) }
  }
}

extension CodeArchitecture.Module: Hashable {
  /// Whether both are the same module of the same reading.
  public static func == (left: CodeArchitecture.Module, right: CodeArchitecture.Module) -> Bool {
    left.content === right.content && left.id == right.id
  }

  /// Feeds what tells it from others of its reading.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension CodeArchitecture.Module: CustomStringConvertible {
  /// `Login (App/Login)`
  public var description: String {
    escaped(name) + (path.isEmpty ? "" : " (\(escaped(path)))")
  }
}
