let wire = Wire.shared
final class Wire {
  static let shared = Wire()
  let session = URLSession.shared
}
final class PostManager {  // = service
  func refresh() { wire.load() }
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
