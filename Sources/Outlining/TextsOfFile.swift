/// The texts of all names of a run, each once, and which of them each file has.
package final class TextsOfRun: Sendable {
  fileprivate let texts: [String]
  /// The own names of one file after the other, as indices of `texts`.
  fileprivate let numbers: [Int32]

  package init(_ texts: [String], numbers: [Int32]) {
    self.texts = texts
    self.numbers = numbers
  }
}

/// The texts of one file's names, where a run has them: the file need not keep their bytes then.
package struct TextsOfFile: Sendable {
  private let run: TextsOfRun
  private let start: UInt32
  private let ownCount: UInt32

  /// - Parameter rows: the file's own names among the numbers of the run.
  package init(_ run: TextsOfRun, rows: Range<Int>) {
    self.run = run
    start = UInt32(rows.lowerBound)
    ownCount = UInt32(rows.count)
  }

  var count: Int { NameList.shared.count + Int(ownCount) }

  subscript(name: NameID) -> String {
    let shared = NameList.shared
    let number = Int(name.rawValue)
    guard number >= shared.count else { return shared[number] }
    return run.texts[Int(run.numbers[Int(start) + number - shared.count])]
  }
}
