package import Configuration

/// Which settings hold where: those of the run, and others for some modules and paths.
package struct SettingsInForce: Sendable {
  /// All that hold somewhere, those of the run first.
  private(set) var all: [Settings]
  /// Per type: an index into `all`; empty where there is one only.
  private var numberOfType: [Int32] = []
  /// By path, where it is not 0: what holds for a file.
  private var numberOfFile: [String: Int] = [:]

  init(_ settings: Settings) { all = [settings] }

  /// Whether a preset in force was found by studying the code.
  var hasFoundPreset: Bool { all.contains(where: \.presetIsFound) }

  /// What holds where nothing else does.
  package var ofRun: Settings { all[0] }

  /// Adds settings that hold for some types, and gives their number.
  mutating func add(_ settings: Settings) -> Int {
    all.append(settings)
    return all.count - 1
  }

  mutating func set(_ number: Int, of type: TypeID, among types: Int) {
    if numberOfType.isEmpty { numberOfType = [Int32](repeating: 0, count: types) }
    numberOfType[type.index] = Int32(number)
  }

  mutating func set(_ number: Int, ofFile path: String) { numberOfFile[path] = number }

  func number(of type: TypeID) -> Int {
    numberOfType.isEmpty ? 0 : Int(numberOfType[type.index])
  }

  /// What holds for a type: its preset and its table.
  package subscript(type: TypeID) -> Settings { all[number(of: type)] }

  /// What holds for a file.
  package subscript(file path: String) -> Settings { all[numberOfFile[path] ?? 0] }
}
