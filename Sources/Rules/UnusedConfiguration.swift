import Architecture
import Configuration
import Diagnostics

extension Rule {
  /// Reports what a configuration states and nothing in the code is.
  package static let unusedConfiguration = Rule(
    id: "unused_configuration",
    summary: "an entry of the configuration that matches nothing",
    severity: .warning,
    review: { review in
      guard let stated = review.stated else { return [] }
      var judge = ConfigurationReview(review, stated)
      judge.judgePaths()
      judge.judgeRoles()
      judge.judgeWords()
      judge.judgeCells()
      judge.judgeFrameworks()
      judge.judgeRules()
      judge.judgeOverrides()
      return judge.found
    })
}

/// So many entries are mended at a time, as for each the whole text is read: once they are gone, the next
/// are found.
private let mostFixable = 32

/// Goes through a configuration and collects what does nothing.
///
/// Only entries of the file itself count: what it extends speaks to other code bases as well. An
/// entry that could have any effect is left alone, as a warning about one that works would cost more
/// than a dead one that stays.
struct ConfigurationReview {
  let review: Review
  let stated: StatedConfiguration
  let model: ArchitectureModel
  let file: ConfigurationFile
  private let places: ConfigurationPlaces
  private(set) var found: [Diagnostic] = []
  private(set) lazy var suggestions = Suggestions(model, paths: stated.files)

  init(_ review: Review, _ stated: StatedConfiguration) {
    self.review = review
    self.stated = stated
    model = review.architecture
    file = stated.file
    places = ConfigurationPlaces(stated.file)
  }

  func isOwn(_ origin: Origin) -> Bool { origin.source == file.file && !origin.isPreset }

  func matchesFile(_ glob: Glob) -> Bool { stated.files.contains(where: glob.matches) }

  /// - Parameters:
  ///   - key: where the entry stands, as `exclude` or `roles.presenter.path`, for the fingerprint.
  ///   - near: what it was most likely meant to be.
  ///   - help: nil where all that is to be done is to take it away.
  ///   - whole: what goes with it; nil where that is the entry alone.
  mutating func report(
    _ origin: Origin, key: String, entry: String, _ message: String, near: String? = nil,
    help: String? = nil, caption: String = "matches nothing", whole: Origin? = nil
  ) {
    guard isOwn(origin) else { return }
    let text = help ?? "take it away"
    var diagnostic = Diagnostic(
      rule: "unused_configuration", severity: .warning, confidence: .certain,
      place: places.place(origin), message: message,
      why: "what matches nothing does nothing: it is out of date, or not what was meant",
      help: near.map { "\(text), or did you mean '\($0)'?" } ?? text,
      member: "\(key): \(entry)", caption: caption)
    if help == nil, near == nil, found.count < mostFixable {
      let place = whole.map(places.place) ?? diagnostic.place
      diagnostic.fix = Fix(
        .safe,
        [
          Fix.Edit(
            file: place.file, offset: place.offset, length: place.length, text: "", reach: .entry)
        ])
    }
    found.append(diagnostic)
  }

  // MARK: Paths

  mutating func judgePaths() {
    for (glob, origin) in zip(file.include, file.places.include) where isOwn(origin) {
      judge(glob, origin, key: "include", "'include' names '\(glob)'")
    }
    for (glob, origin) in zip(file.exclude, file.places.exclude) where isOwn(origin) {
      judgeExclude(glob, origin)
    }
    for module in file.modules where isOwn(module.origin) {
      judge(
        module.path, module.pathOrigin, key: "modules", "'modules' names '\(module.path)'",
        whole: module.origin)
    }
  }

  mutating func judge(
    _ glob: Glob, _ origin: Origin, key: String, _ head: String, whole: Origin? = nil
  ) {
    guard !matchesFile(glob) else { return }
    report(
      origin, key: key, entry: glob.pattern, "\(head), which matches no Swift file",
      near: suggestions.path(glob), whole: whole)
  }

  /// What lies in a folder that is not entered at all may match, so nothing is said of it.
  private mutating func judgeExclude(_ glob: Glob, _ origin: Origin) {
    let literal = glob.pattern.split(separator: "/")
      .prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    guard !stated.passing.contains(glob.pattern),
      !stated.leftOut.contains(where: {
        glob.matches($0) || literal == $0 || literal.hasPrefix($0 + "/")
      })
    else { return }
    report(
      origin, key: "exclude", entry: glob.pattern,
      "'exclude' names '\(glob)', which matches nothing that would be read",
      near: suggestions.path(glob))
  }
}
