//- Common/Services.swift
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
  private let unsent = UserDefaults.standard
  func track(_ event: String) { session.dataTask(with: event) }
}
final class PosterCell: UITableViewCell {
  var posters: PosterService?
  var words: WordManager?
  var visits: VisitManager?
}
protocol SkinServiceProtocol {  // = none
  var bar: UIBarStyle { get }
  func paint(_ style: UIUserInterfaceStyle)
}
final class SkinService: SkinServiceProtocol {  // = none
  let defaults = UserDefaults.standard
  var bar: UIBarStyle { .default }
  func paint(_ style: UIUserInterfaceStyle) {}
  func reset() {}
}
class ThemingService { func night(_ style: UIUserInterfaceStyle) {} }  // = none
//- PresentationLayer/InsetService.swift
final class InsetService {  // = none
  func inset(for edge: UIRectEdge) -> Int { 0 }
  func forget() {}
}
//- Screens/SkinCell.swift
final class SkinCell: UITableViewCell {
  var skin: SkinServiceProtocol?
  var insets: InsetService?
}
//- Common/PictureService.swift
protocol PictureServiceProtocol {  // = none
  func fill(_ view: UIImageView, from url: URL)
  func cancel(for view: UIImageView)
}
final class PictureService: PictureServiceProtocol {  // = none
  private let session = URLSession.shared
  func fill(_ view: UIImageView, from url: URL) {}
  func cancel(for view: UIImageView) {}
}
//- Common/ErrorLogService.swift
final class ErrorLogService {  // = none
  private let files = FileManager.default
  func add(_ line: String) {}
}
final class LogCell: UITableViewCell { var log: ErrorLogService? }

//= twin
//- Common/Services.swift
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
  private let unsent = UserDefaults.standard
  func visits(_ place: String) -> [String] { session.dataTask(with: place) }
}
final class PosterCell: UITableViewCell {
  var posters: PosterService?
  var words: WordManager?
  var visits: VisitManager?
}
protocol SkinServiceProtocol {  // = service
  var bar: UIBarStyle { get }
  func paint(_ style: UIUserInterfaceStyle)
  func reset()
}
final class SkinService: SkinServiceProtocol {  // = service
  let defaults = UserDefaults.standard
  var bar: UIBarStyle { .default }
  func paint(_ style: UIUserInterfaceStyle) {}
  func reset() {}
}
class ThemingService { func night(_ hour: Int) {} }  // = service
//- BusinessLayer/InsetService.swift
final class InsetService {  // = service
  func inset(for edge: UIRectEdge) -> Int { 0 }
  func forget() {}
}
//- Screens/SkinCell.swift
final class SkinCell: UITableViewCell {
  var skin: SkinServiceProtocol?
  var insets: InsetService?
}
//- Common/PictureService.swift
protocol PictureServiceProtocol {  // = service
  func fill(_ view: UIImageView, from url: URL)
  func cancel(_ url: URL)
}
final class PictureService: PictureServiceProtocol {  // = service
  private let session = URLSession.shared
  func fill(_ view: UIImageView, from url: URL) {}
  func cancel(_ url: URL) {}
}
//- Common/ErrorLogService.swift
final class ErrorLogService {  // = service
  private let files = FileManager.default
  func add(_ line: String) {}
  func lines(of day: Int) -> Int { 0 }
}
final class LogCell: UITableViewCell { var log: ErrorLogService? }
