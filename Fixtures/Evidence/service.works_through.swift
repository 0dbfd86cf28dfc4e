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
