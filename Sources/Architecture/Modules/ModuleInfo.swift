package struct ModuleInfo: Sendable {
  package var id: ModuleID
  package var name: String
  /// The folder, relative to the root; for a module that is a stem in a flat folder, that folder.
  package var path: String
  /// The preset that judges it; nil for a table of one's own.
  package var preset: String?

  package init(id: ModuleID, name: String, path: String, preset: String?) {
    self.id = id
    self.name = name
    self.path = path
    self.preset = preset
  }
}

/// Where the modules are, and which type belongs to which.
struct ModuleMap: Sendable {
  var modules: [ModuleInfo] = []
  var moduleOfType: [ModuleID?] = []
  var typesOfModule: [[TypeID]] = []
}
