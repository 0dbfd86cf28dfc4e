import Configuration
import Outlining

/// What is known of a type before modules are: enough to tell which folder holds a feature.
struct Component: Sendable {
  var type: TypeID
  var role: Role
  /// In MVVM's place of the presenter.
  var actsAsViewModel: Bool
  var stem: String
  /// The scene's namespace that it stands in.
  var namespace: TypeID? = nil
}

extension Role {
  /// What tells a feature as a presenter does.
  fileprivate static let actingViewModel = Role("acting view model")
}

/// Finds the modules: those of the configuration, else folders that hold several roles of one
/// feature, and in flat folders the names' common stems.
///
/// - Parameter components: the types whose role their name or their base tells.
func findModules(
  _ table: SymbolTable, components: [Component], settings: Settings
) -> ModuleMap {
  var finder = ModuleFinder(table: table, settings: settings)
  finder.collect(components)
  return finder.assign()
}

private struct ModuleFinder {
  let table: SymbolTable
  let settings: Settings
  /// Scene folder of each file, without the folders named for roles at its end.
  private var folders: [String]
  /// The folder around the use cases that a file is among; empty for none.
  private var aroundUseCases: [String] = []
  private var typesOfFile: [[Int]]
  private var roles: [String: [String: Set<Role>]] = [:]
  private var wholeFolders: Set<String> = []
  private var stemFolders: [String: Set<String>] = [:]
  /// The nearest whole folder, itself or around it, of each scene folder that has one: asked of every
  /// type, and the way up takes several hashes of long texts.
  private var wholeAround: [String: String] = [:]
  /// The feature whose folder the root is; nil where it is none.
  private var wholeRoot: String?
  /// Where the first component of a scene's namespace lies, which may be declared elsewhere.
  private var folderOfNamespace: [TypeID: String] = [:]
  /// Per folder: a stem that is another spelling of a feature's, and that.
  private var spellings: [String: [String: String]] = [:]
  private let folderNames: FolderNames

  init(table: SymbolTable, settings: Settings) {
    self.table = table
    self.settings = settings
    folderNames = FolderNames(settings.words)
    folders = []
    // Files of one folder stand together.
    var last: (folder: Substring, scene: String, around: String)?
    var areUseCases: [Substring: Bool] = [:]
    for file in table.files {
      let folder = file.path[..<(lastSlash(file.path) ?? file.path.startIndex)]
      if last?.folder != folder {
        let levels = pathLevels(folder)
        last = (
          folder, folderNames.sceneFolder(levels), folderNames.aroundUseCases(levels, &areUseCases)
        )
      }
      folders.append(last?.scene ?? "")
      aroundUseCases.append(last?.around ?? "")
    }
    typesOfFile = Array(repeating: [], count: table.files.count)
    for type in table.types.indices { typesOfFile[table.types[type].file].append(type) }
  }

  mutating func collect(_ components: [Component]) {
    for component in components
    where component.namespace != nil || table.types[component.type.index].parent == nil {
      let type = table.types[component.type.index]
      guard !component.stem.isEmpty, component.stem != "Base", component.stem != "I",
        !component.stem.hasPrefix("Base"), type.kind != .protocol
      else { continue }
      if let namespace = component.namespace, folderOfNamespace[namespace] == nil {
        folderOfNamespace[namespace] = folders[type.file]
      }
      roles[folders[type.file], default: [:]][component.stem, default: []].insert(
        component.actsAsViewModel ? .actingViewModel : component.role)
    }
    roles = roles.mapValues(withViewsOfPresenters)
    for (folder, stems) in roles.sorted(by: { $0.key < $1.key }) {
      let features = stems.filter { isFeature($0.value) }
      for (stem, roles) in stems { noteSpelling(of: stem, roles, among: features, in: folder) }
      let complete = features.keys.sorted()
      let last = lastLevel(folder)
      let isNamedForIt = complete.contains(last)
      if isNamedForIt
        || isOneFeature(features) && !folderNames.isCommon(last) && !folderNames.isContainer(last),
        !folder.isEmpty
      {
        wholeFolders.insert(folder)
        let others = complete.filter {
          $0 != last && !last.hasPrefix($0) && spellings[folder]?[$0] == nil
            && spellings[folder]?[last] != $0
        }
        if isNamedForIt, complete.count > 1 { stemFolders[folder] = Set(others) }
      } else if !complete.isEmpty {
        stemFolders[folder] = Set(complete.filter { spellings[folder]?[$0] == nil })
      } else if isScattered(stems) || showsOneViewModel(stems), !folderNames.isCommon(last),
        !folderNames.isContainer(last), !folder.isEmpty
      {
        wholeFolders.insert(folder)
      }
    }
    joinNeighbours()
    findWholeRoot()
    // An outermost folder in which several are modules is a folder of scenes; with one it is that
    // module's, which has a part with all roles of its own.
    for folder in wholeFolders.sorted() where pathLevels(folder).count == 1 {
      let below = wholeFolders.filter { $0.hasPrefix(folder + "/") }
      guard below.count >= 2, let stems = roles[folder] else { continue }
      wholeFolders.remove(folder)
      stemFolders[folder] = Set(stems.filter { isFeature($0.value) }.keys)
    }
  }

  /// Where the root that was given is a module's own folder, all of it is that module's.
  private mutating func findWholeRoot() {
    guard folders.allSatisfy(\.isEmpty), let stems = stemFolders[""], let only = stems.first,
      stems == [only]
    else { return }
    wholeRoot = only
  }

  /// Parts of one feature may lie in folders beside each other that are named in the team's own way:
  /// `Feed/Logic Layer`, `Feed/Screen`. The folder around them is the module's, if it holds no other.
  private mutating func joinNeighbours() {
    var together: [String: [String: Set<Role>]] = [:]
    for (folder, stems) in roles {
      for around in [folder, parentFolder(folder)] where !around.isEmpty {
        together[around, default: [:]].merge(stems) { $0.union($1) }
      }
    }
    for around in together.keys.sorted() where !wholeFolders.contains(around) {
      let last = lastLevel(around)
      guard let stems = together[around], stemFolders[around] == nil, !folderNames.isCommon(last),
        !folderNames.isContainer(last), around.contains("/")
      else { continue }
      let features = stems.filter { isFeature($0.value) }.keys
      guard features.count == 1, let stem = features.first else { continue }
      let isInOne = roles.contains { folder, stems in
        (folder == around || parentFolder(folder) == around) && isFeature(stems[stem] ?? [])
      }
      if !isInOne { wholeFolders.insert(around) }
    }
  }

  /// A presenter without a view of its own stem has those of its folder whose names begin with it:
  /// `CheckoutPresenter` has `CheckoutSummaryView`. Or it is one of several that drive the view whose
  /// name its own ends in: `OnboardingCheckoutPresenter` drives `CheckoutView`.
  private func withViewsOfPresenters(_ stems: [String: Set<Role>]) -> [String: Set<Role>] {
    let views = stems.filter { $0.value.contains(.view) }.keys
    var found = stems
    for (stem, roles) in stems where roles == [.presenter] {
      if views.contains(where: { startsWithStem($0, stem) }) {
        found[stem]?.insert(.view)
      } else {
        for view in views where endsWithWord(stem, view) { found[view]?.insert(.presenter) }
      }
    }
    return found
  }

  /// Whether the stems are one, or two spellings of it that share no role: `Orders` with its view and
  /// presenter and `Order` with its router and interactor name one feature.
  private func isOneFeature(_ features: [String: Set<Role>]) -> Bool {
    let stems = features.keys.sorted()
    guard stems.count == 2, let one = stems.first, let other = stems.last else {
      return stems.count == 1
    }
    return areSpellings(one, other)
      && (features[one] ?? []).isDisjoint(with: features[other] ?? [])
  }

  /// Remembers a stem that spells the one feature whose other parts stand beside it.
  private mutating func noteSpelling(
    of stem: String, _ own: Set<Role>, among features: [String: Set<Role>], in folder: String
  ) {
    let meant = features.filter { feature, roles in
      feature != stem && areSpellings(feature, stem) && roles.isDisjoint(with: own)
        // Of two features the first is the other's name, too.
        && (features[stem] == nil || feature < stem)
    }
    if meant.count == 1, let feature = meant.keys.first {
      spellings[folder, default: [:]][stem] = feature
    }
  }

  /// Several roles, a presenter or an interactor among them: one type alone may be anybody's helper.
  private func isFeature(_ roles: Set<Role>) -> Bool {
    roles.count >= 2
      && (roles.contains(.presenter) || roles.contains(.interactor)
        || roles.contains(.actingViewModel))
  }

  /// A screen or two and the one object that makes what they show, named differently.
  private func showsOneViewModel(_ stems: [String: Set<Role>]) -> Bool {
    let all = stems.values.flatMap { $0 }
    return all.contains(.view) && all.filter { $0 == .actingViewModel }.count == 1
      && !all.contains(.presenter) && !all.contains(.interactor)
  }

  /// One feature whose files are named differently: three of the four roles that a screen's module alone
  /// has, and one presenter. Two of them may be left over from two features, each with its other parts
  /// elsewhere; all four are more than many a module has.
  private func isScattered(_ stems: [String: Set<Role>]) -> Bool {
    let telling: Set<Role> = [.presenter, .interactor, .router, .builder]
    let all = stems.values.flatMap { $0 }.filter { telling.contains($0) }
    return Set(all).count >= 3 && all.filter { $0 == .presenter }.count <= 1
      && isFeature(Set(all))
  }

  mutating func assign() -> ModuleMap {
    for folder in Set(folders) { wholeAround[folder] = wholeFolder(around: folder) }
    var found: [Key: [TypeID]] = [:]
    var keyOfType: [Key?] = Array(repeating: nil, count: table.types.count)
    var outermost = [Int](repeating: -1, count: table.types.count)
    for type in table.types.indices {
      let top = top(of: type, &outermost)
      let kind = table.files[table.types[top].file].kind
      guard kind == .source || kind == .generated else { continue }
      let known = top == type ? nil : keyOfType[top]
      guard let key = known ?? key(of: table.types[top]) else { continue }
      keyOfType[type] = key
      found[key, default: []].append(TypeID(type))
    }
    let keys = found.keys.sorted()
    var map = ModuleMap()
    var ids: [Key: ModuleID] = [:]
    for key in keys {
      let id = ModuleID(map.modules.count)
      ids[key] = id
      map.modules.append(
        ModuleInfo(id: id, name: key.name, path: key.folder, preset: settings.preset))
    }
    map.moduleOfType = keyOfType.map { $0.flatMap { ids[$0] } }
    return map
  }

  /// The outermost type around a type; each way is gone once.
  private func top(of type: Int, _ known: inout [Int]) -> Int {
    var path: [Int] = []
    var current = type
    while known[current] < 0, let parent = table.types[current].parent,
      path.count < table.types.count
    {
      path.append(current)
      current = parent.index
    }
    let top = known[current] < 0 ? current : known[current]
    known[current] = top
    for index in path { known[index] = top }
    return top
  }

  private struct Key: Hashable, Comparable {
    var folder: String
    var name: String
    static func < (left: Key, right: Key) -> Bool {
      (left.folder, left.name) < (right.folder, right.name)
    }
  }

  private func key(of type: TypeInfo) -> Key? {
    let path = table.files[type.file].path
    for pattern in settings.modules {
      if let folder = pattern.path.matchedFolder(of: path) {
        return pattern.isShared ? nil : Key(folder: folder, name: pattern.name ?? lastLevel(folder))
      }
    }
    guard settings.modules.isEmpty || settings.preset != nil else { return nil }
    if let wholeRoot { return Key(folder: "", name: wholeRoot) }
    let folder = folderOfNamespace[type.id] ?? folders[type.file]
    // Use cases below a scene are the scene's, each in a folder of its own or not.
    let around = aroundUseCases[type.file]
    if !around.isEmpty,
      let scene = [around, parentFolder(around)].first(where: wholeFolders.contains)
    {
      return Key(folder: scene, name: lastLevel(scene))
    }
    if var stems = stemFolders[folder] {
      let spellings = (spellings[folder] ?? [:]).filter { stems.contains($0.value) }
      if !spellings.isEmpty { stems.formUnion(spellings.keys) }
      if let stem = longestStem(stems, of: type) {
        return Key(folder: folder, name: spellings[stem] ?? stem)
      }
    }
    return wholeAround[folder].map { Key(folder: $0, name: lastLevel($0)) }
  }

  private func wholeFolder(around folder: String) -> String? {
    var folder = folder
    while !wholeFolders.contains(folder) {
      guard let slash = lastSlash(folder) else { return nil }
      folder = String(folder[..<slash])
    }
    return folder
  }

  /// The longest stem that a type's name begins with, else the only stem of its file's components.
  private func longestStem(_ stems: Set<String>, of type: TypeInfo) -> String? {
    if let stem = stem(of: type.simpleName, among: stems) { return stem }
    var inFile: Set<String> = []
    for other in typesOfFile[type.file] {
      if let stem = stem(of: table.types[other].simpleName, among: stems) {
        inFile.insert(stem)
      }
    }
    return inFile.count == 1 ? inFile.first : nil
  }

  /// The longest of some stems that a name begins with, at a word's border.
  private func stem(of name: String, among stems: Set<String>) -> String? {
    for start in name.hasPrefix("I") ? [name[...], name.dropFirst()] : [name[...]] {
      var rest = start
      while !rest.isEmpty {
        if stems.contains(String(rest)), startsWithStem(name, String(rest)) { return String(rest) }
        rest = rest.dropLast()
      }
    }
    return nil
  }

  private func startsWithStem(_ name: String, _ stem: String) -> Bool {
    guard name.hasPrefix(stem) else { return name.hasPrefix("I" + stem) }
    guard let next = name.dropFirst(stem.count).utf8.first else { return true }
    return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
  }
}

/// Whether two stems spell one name: they differ in a plural's ending, or in capitals and underscores.
private func areSpellings(_ one: String, _ other: String) -> Bool {
  let (short, long) = one.utf8.count <= other.utf8.count ? (one, other) : (other, one)
  // Most names are told apart by their length and first letter.
  guard long.utf8.count - short.utf8.count <= 3, let first = short.utf8.first,
    let second = long.utf8.first, first | 0x20 == second | 0x20
  else { return false }
  if long == short + "s" || long == short + "es" { return true }
  if short.hasSuffix("y"), long == short.dropLast() + "ies" { return true }
  return plainFolderName(short) == plainFolderName(long)
}

/// The folder around a path; empty for a path of one level.
package func parentFolder(_ folder: String) -> String {
  lastSlash(folder).map { String(folder[..<$0]) } ?? ""
}

/// The last level of a path.
package func lastLevel(_ folder: String) -> String {
  lastSlash(folder).map { String(folder[folder.index(after: $0)...]) } ?? folder
}
