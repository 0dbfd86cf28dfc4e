final class PosterService {  // = none
  let session = URLSession.shared
  func fill(_ view: UIImageView, from url: URL) {}
}
final class WordManager {  // = none
  let defaults = UserDefaults.standard
  func word(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}
final class VisitManager {  // = none
  private let session = URLSession.shared
  func track(_ event: String) { session.dataTask(with: event) }
}
final class PosterCell: UITableViewCell {
  var posters: PosterService?
  var words: WordManager?
  var visits: VisitManager?
}

//= twin
struct Poster: Decodable { let name: String }
final class PosterService {  // = service
  let session = URLSession.shared
  func fill(_ view: UIImageView, from url: URL) {}
  func posters(done: @escaping ([Poster]) -> Void) {}
}
final class WordManager {  // = service
  let defaults = UserDefaults.standard
  func word(_ key: String) -> String { defaults.string(forKey: key) ?? "" }
}
final class VisitManager {  // = service
  private let session = URLSession.shared
  func visits(_ place: String) -> [String] { session.dataTask(with: place) }
}
final class PosterCell: UITableViewCell {
  var posters: PosterService?
  var words: WordManager?
  var visits: VisitManager?
}
