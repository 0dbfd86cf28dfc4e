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
  /// The layer that each file lies in, where its app is sorted by them.
  private var layers: [Layer?] = []
  private var typesOfFile: [[Int]]
  private var roles: [String: [String: Set<Role>]] = [:]
  private var wholeFolders: Set<String> = []
  private var stemFolders: [String: Set<String>] = [:]
  /// Around layers: the features whose parts lie in folders below several of them.
  private var layeredStems: [String: StemSet] = [:]
  /// The nearest whole folder, itself or around it, of each scene folder that has one: asked of every
  /// type, and the way up takes several hashes of long texts.
  private var wholeAround: [String: String] = [:]
  /// The feature whose folder the root is; nil where it is none.
  private var wholeRoot: String?
  /// Where the first component of a scene's namespace lies, which may be declared elsewhere.
  private var folderOfNamespace: [TypeID: String] = [:]
  /// Per folder: a stem that is another spelling of a feature's, and that.
  private var spellings: [String: [String: String]] = [:]
  /// Per folder of features: their stems, and those that spell one of them.
  private var stemsAsWritten: [String: StemSet] = [:]
  private var onlyStems: [FileInFolder: String?] = [:]
  private let folderNames: FolderNames

  init(table: SymbolTable, settings: Settings) {
    self.table = table
    self.settings = settings
    folderNames = FolderNames(settings.words)
    folders = []
    // Files of one folder stand together.
    var last: (folder: Substring, scene: String, around: String, layer: Layer?)?
    var areUseCases: [Substring: Bool] = [:]
    for file in table.files {
      let folder = file.path[..<(lastSlash(file.path) ?? file.path.startIndex)]
      if last?.folder != folder {
        let levels = pathLevels(folder)
        last = (
          folder, folderNames.sceneFolder(levels), folderNames.aroundUseCases(levels, &areUseCases),
          folderNames.layer(levels)
        )
      }
      layers.append(last?.layer)
      folders.append(last?.scene ?? "")
      aroundUseCases.append(last?.around ?? "")
    }
    typesOfFile = Array(repeating: [], count: table.files.count)
    for type in table.types.indices { typesOfFile[table.types[type].file].append(type) }
  }

  mutating func collect(_ components: [Component]) {
    for component in components where isTelling(component) {
      let type = table.types[component.type.index]
      if let namespace = component.namespace, folderOfNamespace[namespace] == nil {
        folderOfNamespace[namespace] = folders[type.file]
      }
      roles[folders[type.file], default: [:]][component.stem, default: []].insert(
        component.actsAsViewModel ? .actingViewModel : component.role)
    }
    roles = roles.mapValues(withViewsOfPresenters)
    for (folder, stems) in roles.ordered(by: { $0.key < $1.key }) {
      let features = stems.filter { isFeature($0.value) }
      noteSpellings(of: stems, among: features, in: folder)
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
    joinLayers(components)
    findWholeRoot()
    // An outermost folder in which several are modules is a folder of scenes; with one it is that
    // module's, which has a part with all roles of its own.
    var below: [Substring: Int] = [:]
    for folder in wholeFolders {
      if let slash = folder.utf8.firstIndex(of: UInt8(ascii: "/")) {
        below[folder[..<slash], default: 0] += 1
      }
    }
    for folder in wholeFolders.sorted() where pathLevels(folder).count == 1 {
      guard below[folder[...], default: 0] >= 2, let stems = roles[folder] else { continue }
      wholeFolders.remove(folder)
      stemFolders[folder] = Set(stems.filter { isFeature($0.value) }.keys)
    }
  }

  /// Whether a component's name tells a feature: it is a concrete type and no base.
  private func isTelling(_ component: Component) -> Bool {
    let type = table.types[component.type.index]
    return (component.namespace != nil || type.parent == nil) && type.kind != .protocol
      && !component.stem.isEmpty && component.stem != "I" && !component.stem.hasPrefix("Base")
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
    var featuresInOne: [String: Set<String>] = [:]
    for (folder, stems) in roles {
      let features = stems.filter { isFeature($0.value) }.keys
      for around in [folder, parentFolder(folder)] where !around.isEmpty {
        together[around, default: [:]].merge(stems) { $0.union($1) }
        if !features.isEmpty { featuresInOne[around, default: []].formUnion(features) }
      }
    }
    for around in together.keys.sorted() where !wholeFolders.contains(around) {
      let last = lastLevel(around)
      guard let stems = together[around].map(withViewsOfPresenters), stemFolders[around] == nil,
        !folderNames.isCommon(last), !folderNames.isContainer(last), around.contains("/")
      else { continue }
      let features = stems.filter { isFeature($0.value) }.keys
      guard features.count == 1, let stem = features.first else { continue }
      if !(featuresInOne[around]?.contains(stem) ?? false) { wholeFolders.insert(around) }
    }
  }

  /// Parts of one feature may lie below folders of layers, each in a folder of its own kind:
  /// `Views/Profile/AvatarViewController` and `ViewModels/AvatarViewModel` are one feature, if neither
  /// folder holds it whole and no two layers have the same role of it. One without a view is a library's.
  private mutating func joinLayers(_ components: [Component]) {
    var found: [String: [String: [Substring: Set<Role>]]] = [:]
    var whole: [String: Set<String>] = [:]
    for component in components where isTelling(component) {
      let file = table.types[component.type.index].file
      guard let layer = layers[file] else { continue }
      if wholeFolder(around: folders[file]) != nil || isStem(component.stem, of: folders[file]) {
        whole[layer.around, default: []].insert(component.stem)
      }
      found[layer.around, default: [:]][component.stem, default: [:]][layer.name, default: []]
        .insert(component.actsAsViewModel ? .actingViewModel : component.role)
    }
    // In any order, as each gives what belongs to its own folder alone.
    for (around, stems) in found where !folderNames.isCommon(lastLevel(around)) {
      let features = stems.filter { stem, layers in
        let all = layers.values.reduce(into: Set<Role>()) { $0.formUnion($1) }
        return !(whole[around]?.contains(stem) ?? false) && layers.count >= 2
          && isFeature(all) && all.contains(.view)
          && layers.values.reduce(0) { $0 + $1.count } == all.count
      }
      guard !features.isEmpty else { continue }
      layeredStems[around] = StemSet(features.keys)
      stemFolders[around, default: []].formUnion(features.keys)
    }
  }

  /// A presenter without a view of its own stem has those of its folder whose names begin with it:
  /// `CheckoutPresenter` has `CheckoutSummaryView`. Or it is one of several that drive the view whose
  /// name its own ends in: `OnboardingCheckoutPresenter` drives `CheckoutView`.
  private func withViewsOfPresenters(_ stems: [String: Set<Role>]) -> [String: Set<Role>] {
    let views = StemSet(stems.filter { $0.value.contains(.view) }.keys)
    var found = stems
    for (stem, roles) in stems where roles == [.presenter] {
      if views.hasOne(beginningWith: stem) {
        found[stem]?.insert(.view)
      } else {
        for view in views.all(atTheEndOf: stem) { found[view]?.insert(.presenter) }
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

  /// Remembers each stem that spells the one feature whose other parts stand beside it.
  private mutating func noteSpellings(
    of stems: [String: Set<Role>], among features: [String: Set<Role>], in folder: String
  ) {
    guard !features.isEmpty else { return }
    let index = SpellingIndex(features.keys)
    for (stem, own) in stems {
      let meant = index.spellings(of: stem).filter { feature in
        (features[feature] ?? []).isDisjoint(with: own)
          // Of two features the first is the other's name, too.
          && (features[stem] == nil || feature < stem)
      }
      if meant.count == 1, let feature = meant.first {
        spellings[folder, default: [:]][stem] = feature
      }
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
    // A file's types stand in one folder, but for those of a namespace that is declared elsewhere.
    for (folder, stems) in stemFolders {
      let more = (spellings[folder] ?? [:]).filter { stems.contains($0.value) }
      stemsAsWritten[folder] = StemSet(stems.union(more.keys))
    }
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
    map.typesOfModule = keys.map { found[$0] ?? [] }
    map.moduleOfType = keyOfType.map { $0.flatMap { ids[$0] } }
    return map
  }

  /// The outermost type around a type, or the scene's namespace around it; each way is gone once.
  private func top(of type: Int, _ known: inout [Int]) -> Int {
    var path: [Int] = []
    var current = type
    while known[current] < 0, folderOfNamespace[TypeID(current)] == nil,
      let parent = table.types[current].parent, path.count < table.types.count
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

  private mutating func key(of type: TypeInfo) -> Key? {
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
    if let stems = stemsAsWritten[folder],
      let stem = stems.longest(atTheStartOf: type.simpleName) ?? onlyStem(ofFile: type.file, folder)
    {
      // A stem that is a feature's own is no other's spelling.
      let spelled = spellings[folder]?[stem]
      return Key(
        folder: folder, name: spelled.flatMap { isStem($0, of: folder) ? $0 : nil } ?? stem)
    }
    if let whole = wholeAround[folder] { return Key(folder: whole, name: lastLevel(whole)) }
    guard let layer = layers[type.file],
      let stem = layeredStems[layer.around]?.longest(atTheStartOf: type.simpleName)
    else { return nil }
    return Key(folder: layer.around, name: stem)
  }

  private func wholeFolder(around folder: String) -> String? {
    var folder = folder
    while !wholeFolders.contains(folder) {
      guard let slash = lastSlash(folder) else { return nil }
      folder = String(folder[..<slash])
    }
    return folder
  }

  private func isStem(_ stem: String, of folder: String) -> Bool {
    stemFolders[folder]?.contains(stem) ?? false
  }

  /// The only stem of a file's components, for the types beside them. Asked once for each file.
  private mutating func onlyStem(ofFile file: Int, _ folder: String) -> String? {
    let question = FileInFolder(file: file, folder: folder)
    if let known = onlyStems[question] { return known }
    var inFile: Set<String> = []
    for other in typesOfFile[file] {
      if let stem = stemsAsWritten[folder]?.longest(atTheStartOf: table.types[other].simpleName) {
        inFile.insert(stem)
      }
    }
    let only = inFile.count == 1 ? inFile.first : nil
    onlyStems[question] = .some(only)
    return only
  }

  private struct FileInFolder: Hashable {
    var file: Int
    var folder: String
  }
}

/// The folder around a path; empty for a path of one level.
package func parentFolder(_ folder: String) -> String {
  lastSlash(folder).map { String(folder[..<$0]) } ?? ""
}

/// The last level of a path.
package func lastLevel(_ folder: String) -> String {
  lastSlash(folder).map { String(folder[folder.index(after: $0)...]) } ?? folder
}
