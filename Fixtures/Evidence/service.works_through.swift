let wire = Wire.shared
final class Wire {
  static let shared = Wire()
  let session = URLSession.shared
}
final class PostManager {  // = service
  func refresh() { wire.load() }
}
// What a class keeps that keeps such a helper.
final class Archive {
  private let wire = Wire()
}
final class LetterManager {  // = service
  private let archive = Archive()
}
// What an extension adds to a namespace, and what a protocol mixes in.
enum Backstage {}
extension Backstage { static let line = Line() }
final class Line {
  let session = URLSession.shared
}
final class ParcelManager {  // = service
  func send() { Backstage.line.send() }
}
protocol LineUser {}
extension LineUser {
  var line: Line { Backstage.line }
}
final class CardManager: LineUser {  // = service
  func send() { line.send() }
}

//= twin
let wire = Wire.shared
final class Wire {
  static let shared = Wire()
  let names = [""]
}
final class PostManager {  // = none
  func refresh() { wire.load() }
}
// What a class keeps that keeps such a helper.
final class Archive {
  private let wire = Wire()
}
final class LetterManager {  // = none
  private let archive = Archive()
}
// What an extension adds to a namespace, and what a protocol mixes in.
enum Backstage {}
extension Backstage { static let line = Line() }
final class Line {
  let names = [""]
}
final class ParcelManager {  // = none
  func send() { Backstage.line.send() }
}
protocol LineUser {}
extension LineUser {
  var line: Line { Backstage.line }
}
final class CardManager: LineUser {  // = none
  func send() { line.send() }
}
