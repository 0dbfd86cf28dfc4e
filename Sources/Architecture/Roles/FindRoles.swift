package import Configuration

// From the program to roles and modules, under one preset or under the one that fits each module best.
extension Roles {
  /// The roles under settings that name their preset, or state an architecture of their own.
  package init(_ program: Program, _ settings: Settings) {
    self.init(Layers(program, [settings]), fits: [])
  }

  /// The roles under the preset that fits each module best.
  /// - Parameter candidates: in the order of choice; not empty.
  package init(_ program: Program, choosingAmong candidates: [Settings]) {
    let first = Classification(program, candidates[0])
    let choice = choosePreset(
      candidates, Roles(Layers(program, [candidates[0]], known: first), fits: []))
    guard !first.modules.modules.isEmpty, let best = choice.best else {
      self.init(Layers(program, [candidates[0].common()]), fits: [])
      return
    }
    let numbers = [best] + Set(choice.ofModule.compactMap { $0 }).sorted()
    let layers = Layers(
      program, numbers.map { candidates[$0] }, modules: first.modules,
      known: best == 0 ? first : nil,
      of: choice.ofModule.map { $0.flatMap(numbers.firstIndex) ?? 0 })
    self.init(layers, fits: choice.fits)
  }
}

extension Classification {
  /// - Parameter known: the modules, where they are not to be found anew.
  init(_ program: Program, _ settings: Settings, modules known: ModuleMap? = nil) {
    self.init(
      table: program.table, settings: settings, edges: program.edges, survey: program.survey)
    giveDirectRoles()
    modules = known ?? findModules(table, components: components(), settings: settings)
    deduce()
  }
}

/// Classifications of the same code under several settings, and which of them holds for each type.
struct Layers {
  let program: Program
  private(set) var classifications: [Classification]
  private(set) var settings: SettingsInForce
  /// Per type: an index into ``classifications``.
  private(set) var ofType: [Int]

  /// - Parameters:
  ///   - bases: the settings that hold for whole modules, those of the run first.
  ///   - modules: those that were found, where they were.
  ///   - known: the first classification, where it was made already.
  ///   - baseOfModule: per module: an index into `bases`; empty where there is one.
  init(
    _ program: Program, _ bases: [Settings], modules: ModuleMap? = nil,
    known: Classification? = nil, of baseOfModule: [Int] = []
  ) {
    self.program = program
    let first = known ?? Classification(program, bases[0], modules: modules)
    classifications = [first]
    settings = SettingsInForce(bases[0])
    let types = program.table.types
    ofType = Array(repeating: 0, count: types.count)
    // Each by itself, from what the first found.
    let others = program.table.threads.map(bases.count - 1) { number in
      Classification(program, bases[number + 1], modules: first.modules)
    }
    for classification in others { add(classification) }
    for type in types.indices {
      guard let module = first.modules.moduleOfType[type], !baseOfModule.isEmpty else { continue }
      give(baseOfModule[module.index], to: TypeID(type))
    }
    layOverrides(bases)
  }

  @discardableResult
  private mutating func add(_ classification: Classification) -> Int {
    classifications.append(classification)
    return settings.add(classification.settings)
  }

  private mutating func give(_ number: Int, to type: TypeID) {
    guard number != ofType[type.index] else { return }
    ofType[type.index] = number
    settings.set(number, of: type, among: ofType.count)
  }

  /// Lays what the settings state for some paths over the types declared there.
  private mutating func layOverrides(_ bases: [Settings]) {
    guard !bases[0].overrides.isEmpty else { return }
    let files = program.table.files
    let matching = files.map { bases[0].overrides(at: $0.path) }
    let combinations = Set(matching).subtracting([[]]).ordered { $0.lexicographicallyPrecedes($1) }
    let baseOfType = ofType
    for combination in combinations {
      for index in bases.indices {
        let meant = program.table.types.filter {
          matching[$0.file] == combination && baseOfType[$0.id.index] == index
        }
        // The rules of a file without types count as well.
        guard index == 0 || !meant.isEmpty else { continue }
        let number = add(
          Classification(
            program, bases[index].applying(combination), modules: classifications[0].modules))
        for type in meant { give(number, to: type.id) }
        guard index == 0 else { continue }
        for file in files.indices where matching[file] == combination {
          settings.set(number, ofFile: files[file].path)
        }
      }
    }
  }
}
