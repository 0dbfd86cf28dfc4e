package import Architecture
import Configuration
import Diagnostics
import Outlining

/// What a file may import and know, whether it is written already or not.
package struct FileGuide: Sendable {
  package var path: String
  package var isWritten: Bool
  package var subjects: [Subject] = []
  /// Types of the file that have no role, by name: nothing is judged of them.
  package var unjudged: [String] = []

  /// Types of one role in one module, of which the same is said.
  package struct Subject: Sendable {
    package var names: [String]
    /// What tells the role of the first of them.
    package var basis: String
    package var module: ModuleID?
    package var preset: String?
    package var row: RowInWords
    /// Whether other modules are open only by what faces out of them.
    package var isBordered: Bool
  }
}

/// - Parameters:
///   - path: relative to the root.
///   - isWritten: whether the file is there; else what is to be written is told by its name and folder.
package func fileGuide(
  of path: String, isWritten: Bool, in architecture: ArchitectureModel
) -> FileGuide {
  var guide = FileGuide(path: path, isWritten: isWritten)
  let file = architecture.files.firstIndex { $0.path == path }
  let types = architecture.types.filter { $0.file == file && $0.isChecked }
  let concrete = types.filter { $0.kind != .protocol && $0.role != nil }
  for type in concrete.isEmpty ? types.filter({ $0.role != nil }) : concrete {
    guide.add(type, architecture)
  }
  guide.unjudged = types.filter { $0.role == nil && $0.kind != .protocol && $0.parent == nil }
    .map(\.name)
  if types.isEmpty { guide.addPlanned(architecture) }
  return guide
}

extension FileGuide {
  /// What the name of a file tells: `Feed/FeedPresenter+Actions.swift` extends or declares `FeedPresenter`.
  fileprivate mutating func addPlanned(_ architecture: ArchitectureModel) {
    let level = path.split(separator: "/").last.map(String.init) ?? path
    let stem = String(level.dropLast(".swift".count).prefix { $0 != "+" })
    guard let party = try? party(named: stem, in: architecture, isInScope: { _ in true }),
      party.role != nil
    else {
      unjudged = [stem]
      return
    }
    switch party.standing {
    case .type(let type): add(type, architecture)
    case .planned(let basis):
      let module = party.module ?? moduleOfFolder(architecture)
      add(stem, role: party.role, module: module, basis, type: nil, architecture)
    case .role, .framework: unjudged = [stem]
    }
  }

  /// The one module of the nearest folder around the file whose types have one.
  private func moduleOfFolder(_ architecture: ArchitectureModel) -> ModuleID? {
    var levels = path.split(separator: "/").dropLast()
    while !levels.isEmpty {
      let folder = levels.joined(separator: "/") + "/"
      var modules: Set<ModuleID> = []
      for type in architecture.types where type.role != nil {
        if let module = type.module, architecture.files[type.file].path.hasPrefix(folder) {
          modules.insert(module)
        }
      }
      if !modules.isEmpty { return modules.count == 1 ? modules.first : nil }
      levels.removeLast()
    }
    return nil
  }

  fileprivate mutating func add(_ type: TypeInfo, _ architecture: ArchitectureModel) {
    let basis = type.evidence.first.map { architecture.detail(of: $0) } ?? ""
    add(type.name, role: type.role, module: type.module, basis, type: type.id, architecture)
  }

  private mutating func add(
    _ name: String, role: Role?, module: ModuleID?, _ basis: String, type: TypeID?,
    _ architecture: ArchitectureModel
  ) {
    guard let role else { return }
    if let index = subjects.firstIndex(where: { $0.row.role == role && $0.module == module }) {
      subjects[index].names.append(name)
      return
    }
    let settings =
      type.map { architecture.settings(for: $0) }
      ?? module.flatMap { settingsOfModule($0, architecture) } ?? architecture.settings
    let used = Set(architecture.types.flatMap(\.roles))
    // Before the first type is written, every column is one that may come.
    var row = RowInWords(role, settings, isUsed: used.isEmpty ? { _ in true } : used.contains)
    if let module { row.nameFaces(of: module, in: architecture) }
    let border = architecture.ruleSettings("module_boundary", file: path)?.severity ?? .error
    subjects.append(
      Subject(
        names: [name], basis: basis, module: module, preset: settings.preset, row: row,
        isBordered: module != nil && border != .off && architecture.modules.count > 1))
  }

  /// What holds for the types of a module.
  private func settingsOfModule(
    _ module: ModuleID, _ architecture: ArchitectureModel
  ) -> Settings? {
    architecture.types.first { $0.module == module && $0.role != nil }
      .map { architecture.settings(for: $0.id) }
  }
}

extension RowInWords {
  /// Names the protocols of a module by which the columns are known that a protocol opens.
  fileprivate mutating func nameFaces(of module: ModuleID, in architecture: ArchitectureModel) {
    let faces = architecture.types(in: module).filter { $0.kind == .protocol }
    for index in columns.indices where columns[index].entry.cell.permission == .protocol {
      let role = columns[index].role
      columns[index].faces = faces.filter { $0.has(role) }.map(\.name)
    }
  }
}

// MARK: Printing

/// No more lines than a coding agent reads before each file.
private let lineLimit = 30
private let shownFaces = 3

/// Prints what a file may import and know, in at most 30 lines.
package func renderFileGuide(
  _ guide: FileGuide, in architecture: ArchitectureModel, into output: inout String
) {
  var lines = [guide.path + (guide.isWritten ? "" : " (not written yet)")]
  for subject in guide.subjects { lines += text(of: subject, in: architecture) }
  if !guide.unjudged.isEmpty {
    let names = listed(guide.unjudged, limit: 3)
    lines.append(
      guide.isWritten
        ? "\(names): no role, so nothing is judged of it"
        : "\(names): its name tells no role, so nothing is judged of it unless its code does")
  } else if guide.subjects.isEmpty {
    lines.append("declares no type of its own, so nothing is judged of it")
  }
  if let name = guide.subjects.first?.names.first {
    let last = "ask 'viperlint may \(name) NAME' of one type, role or framework"
    if lines.count >= lineLimit {
      lines.removeLast(lines.count - lineLimit + 2)
      lines.append("and more: '--format json' has all of it")
    }
    lines.append(last)
  }
  for line in lines { output += escaped(line) + "\n" }
}

private func text(
  of subject: FileGuide.Subject, in architecture: ArchitectureModel
) -> [String] {
  let names = listed(subject.names, limit: 3)
  let module = subject.module.map { " of module \(architecture[$0].name)" } ?? ""
  let table = subject.preset.map { "the \($0) preset" } ?? "the configuration"
  let basis = subject.basis.isEmpty ? "" : " (\(subject.basis))"
  var lines = ["\(names): \(words(subject.row.role))\(module)\(basis), judged by \(table)"]
  let settings = architecture.settings
  for entry in subject.row.closed {
    lines.append("  imports and names no \(closedGroup(entry, settings))")
  }
  for (phrase, columns) in subject.row.phrases {
    let roles = columns.map { column in
      let faces = column.faces.isEmpty ? "" : " (\(listed(column.faces, limit: shownFaces)))"
      return words(column.role) + faces
    }
    lines.append("  knows \(phrase): \(roles.joined(separator: ", "))")
  }
  if subject.row.columns.isEmpty { lines.append("  no table restrains what it knows") }
  if subject.isBordered {
    lines.append("  knows other modules through the protocols only that face out of them")
  }
  return lines
}

/// Prints the same as JSON.
package func renderFileGuideJSON(
  _ guide: FileGuide, in architecture: ArchitectureModel, into output: inout String
) {
  var json = JSONWriter()
  json.beginObject()
  json.field("version", 1)
  json.field("file", guide.path)
  json.field("isWritten", guide.isWritten)
  json.beginArray("subjects")
  for subject in guide.subjects {
    json.beginItem()
    json.field("names", subject.names)
    json.field("role", subject.row.role.name)
    json.field("module", subject.module.map { architecture[$0].name })
    json.field("preset", subject.preset)
    json.field("basis", subject.basis)
    json.field("modulesAreClosed", subject.isBordered)
    json.field("closedFrameworks", subject.row.closed.map(\.group))
    json.beginArray("columns")
    for column in subject.row.columns {
      json.beginItem()
      json.field("role", column.role.name)
      json.field("cell", column.entry.cell.description)
      json.field("statedIn", originText(column.entry.origin))
      json.field("isNote", column.isNote)
      json.field("protocols", column.faces)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
  json.endArray()
  json.field("withoutRole", guide.unjudged)
  json.endObject()
  output += json.text + "\n"
}
