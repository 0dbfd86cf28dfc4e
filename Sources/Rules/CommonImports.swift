import Architecture
import Configuration
import Diagnostics
import Outlining

/// Fewer files than this of one role, or of one folder, are no habit.
let leastFiles = 10
/// Nor are fewer than this of the whole code base.
private let leastFilesInAll = 4
/// Nor are fewer than this of those whose names end alike, as a template names them; where it has been seen
/// at work, half as many are enough of what else it makes.
private let leastFilesAlike = 6

/// An import of a UI framework, and what is said of it.
struct ImportFinding {
  var use: UIImportUse
  var diagnostic: Diagnostic
  /// What the file uses that the framework adds to its own types: `navigationController`.
  var member: String?
}

// An import that nearly all files of a role carry, or of a small code base all that may know no UI, used
// or not, comes from a template: where nobody stated the preset, those of no use are told as one. So are
// those that nearly all files of a role carry for what they ask of their views: it is how the code is made.
extension CheckedArchitecture {
  /// - Parameter imports: all of them, those that are used among them.
  func foldingCommon(
    _ found: [ImportFinding], among imports: [UIImportUse]
  ) -> [Diagnostic] {
    guard model.roles.hasFoundPreset, found.count > 1 else { return found.map(\.diagnostic) }
    let importers = filesByGroup(imports)
    let templates = Set(importers.filter { tellsTemplate($1, $0) }.map(\.key.framework))
    var order: [FileGroup] = []
    var groups: [FileGroup: [ImportFinding]] = [:]
    var kept: [Diagnostic] = []
    for finding in found {
      guard let group = commonGroup(of: finding, importers, templates) else {
        kept.append(finding.diagnostic)
        continue
      }
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(finding)
    }
    return kept
      + order.flatMap { group in
        let share = importers[group.ofAllUses] ?? Share()
        return group.isForMembers
          ? toldOfMembers(groups[group] ?? [], group, share)
          : told((groups[group] ?? []).map(\.diagnostic), group, share)
      }
  }

  private func commonGroup(
    of finding: ImportFinding, _ importers: [FileGroup: Share], _ templates: Set<String>
  ) -> FileGroup? {
    let use = finding.use
    guard finding.diagnostic.confidence == .certain,
      model.settings(for: use.judged.id).presetIsFound
    else { return nil }
    let framework = framework(use)
    if finding.diagnostic.foldKey != nil {
      return fileGroups(of: use.file, use.judged, framework)
        .first { isCommon(importers[$0], of: $0, isOfTemplate: templates.contains(framework)) }
    }
    guard finding.member != nil else { return nil }
    var group = FileGroup(framework: framework, role: use.judged.role)
    guard isCommon(importers[group], of: group) else { return nil }
    group.isForMembers = true
    return group
  }

  /// Files that may know no UI, of one role or of all, in an outermost folder, in modules or in all, and a
  /// framework that they import.
  private struct FileGroup: Hashable {
    var framework: String
    var role: Role?
    var folder: String?
    /// What a template makes lies in modules; data and what serves them all need not be made by one.
    var isOfModules = false
    /// The last word of their names: `Models` of `FeedModels.swift`.
    var end: String?
    /// Those that are there for members of the framework's types.
    var isForMembers = false

    var ofAllUses: FileGroup {
      var all = self
      all.isForMembers = false
      return all
    }

    var isOfAll: Bool { role == nil && folder == nil && end == nil }
  }

  /// Those that a file is of, the narrowest first.
  private func fileGroups(
    of file: Int, _ judged: TypeInfo, _ framework: String
  ) -> [FileGroup] {
    let levels = pathLevels(model.files[file].path)
    let folder = levels.first.map { String($0) }
    let end = levels.last.flatMap { lastWord(ofFile: $0) }
    return [
      FileGroup(framework: framework, role: judged.role, folder: folder),
      FileGroup(framework: framework, role: judged.role),
      FileGroup(framework: framework, folder: folder),
      FileGroup(framework: framework),
    ] + (judged.module == nil ? [] : [FileGroup(framework: framework, isOfModules: true)])
      + (end == nil ? [] : [FileGroup(framework: framework, end: end)])
  }

  private struct Share {
    var importing = 0
    var all = 0
    var roles: Set<Role> = []
  }

  /// Whether those whose names end alike tell a template by themselves.
  private func tellsTemplate(_ share: Share, _ group: FileGroup) -> Bool {
    group.end != nil && share.importing >= leastFilesAlike
      && share.importing * 10 >= share.all * 9
  }

  private func isCommon(_ share: Share?, of group: FileGroup, isOfTemplate: Bool = false) -> Bool {
    guard let share else { return false }
    if group.end != nil {
      return tellsTemplate(share, group)
        || isOfTemplate && share.importing * 2 >= leastFilesAlike
          && share.importing * 3 >= share.all * 2
    }
    let least = group.isOfAll ? leastFilesInAll : leastFiles
    return share.importing >= least && share.importing * 4 >= share.all * 3
  }

  private func framework(_ use: UIImportUse) -> String {
    firstLevel(model.files[use.file].outline[use.imported.path])
  }

  private func filesByGroup(_ imports: [UIImportUse]) -> [FileGroup: Share] {
    var all: [FileGroup: Share] = [:]
    var files: [FileGroup: Set<Int>] = [:]
    for file in model.files.indices where model.files[file].kind == .source {
      guard let judged = typeWithoutUI(inFile: file) else { continue }
      for group in fileGroups(of: file, judged, "") {
        all[group, default: Share()].all += 1
        if let role = judged.role { all[group]?.roles.insert(role) }
      }
    }
    for use in imports {
      for group in fileGroups(of: use.file, use.judged, framework(use)) {
        files[group, default: []].insert(use.file)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: files.map { group, files in
        var any = group
        any.framework = ""
        var share = all[any] ?? Share()
        share.importing = files.count
        return (group, share)
      })
  }

  private func told(_ found: [Diagnostic], _ group: FileGroup, _ share: Share) -> [Diagnostic] {
    guard found.count > 1, var first = found.first else { return found }
    first.tell(Array(found.dropFirst()))
    // Of large code all roles would be told.
    let isSmall = share.importing < leastFiles || share.roles.count == 1
    let roles = share.roles.map { plural($0) }.sorted()
    var files = isSmall ? "the files of " + enumerated(roles) : "the files below the views"
    if let end = group.end { files = "the files '…\(end).swift'" }
    if let folder = group.folder, !folder.hasSuffix(".swift") { files += " in \(folder)" }
    if group.isOfModules { files += " in modules" }
    first.message =
      "\(group.framework) is imported in \(share.importing) of \(share.all) of \(files), and in "
      + "\(found.count) of them nothing of it is used"
    first.help =
      "delete the line, or import what is needed of it, there and in the template that new files are "
      + "made of"
    if Exemptions.template.holds(share.importing, self) {
      first.soften(by: Exemptions.template.exemption)
    }
    return [first]
  }
}

extension CheckedArchitecture {
  private func toldOfMembers(
    _ found: [ImportFinding], _ group: FileGroup, _ share: Share
  ) -> [Diagnostic] {
    guard found.count >= leastFiles, var first = found.first?.diagnostic else {
      return found.map(\.diagnostic)
    }
    first.tell(found.dropFirst().map(\.diagnostic))
    let files = share.roles.map { plural($0) }.sorted()
    let counts = Dictionary(found.compactMap(\.member).map { ($0, 1) }, uniquingKeysWith: +)
      .ordered { ($1.value, $0.key) < ($0.value, $1.key) }
    let most = counts.prefix(3).map { "\($0.key) (\($0.value))" }
    first.message =
      "\(group.framework) is imported in \(share.importing) of \(share.all) of the files of "
      + "\(enumerated(files)), and \(found.count) of them use what it declares of views, first "
      + enumerated(most)
    first.help = "move what uses these to the views or to a router, then delete the line"
    return [first]
  }
}

/// `Models` of `FeedModels.swift`; nil for a name of one word, and for what extends something.
private func lastWord(ofFile name: some StringProtocol) -> String? {
  let stem = name.prefix { $0 != "." }
  guard !stem.contains("+"), let start = stem.lastIndex(where: \.isUppercase),
    start != stem.startIndex
  else { return nil }
  return String(stem[start...])
}
