package import Architecture

/// What a person has stated of the preset, and what fits the code by itself: theirs stays.
package struct StatedArchitecture: Sendable {
  /// nil for a table of their own.
  private let preset: String?
  /// The preset that fits; nil where none does.
  private let found: PresetFit?
  private let fits: [PresetFit]

  /// - Parameters:
  ///   - preset: the one that is stated; nil for an architecture of one's own.
  ///   - unstated: the same code, as it is understood where no preset is stated.
  package init(preset: String?, unstated: ArchitectureModel?) {
    self.preset = preset
    let fits = unstated?.fits ?? []
    let name = unstated?.settings.fittingPreset
    self.fits = fits
    found = fits.first { $0.preset == name }
  }

  /// For the last line of `init`.
  var summary: String {
    guard let preset else { return "kept all that it states, an architecture of its own" }
    let other = found.map { $0.preset == preset ? "" : ", though \($0.preset) fits better" } ?? ""
    return "kept all that it states, and its preset \(preset)\(other)"
  }

  /// For the file.
  var sentence: String {
    guard let preset else {
      return "This file states an architecture of its own, which stays."
    }
    guard let found else {
      return "This file states the preset \(preset), which stays. By itself none fits this code."
    }
    if found.preset == preset {
      return "This file states the preset \(preset), which fits: "
        + Reporting.sentence(about: found, among: fits)
    }
    return "This file states the preset \(preset), which stays. Another fits better: "
      + Reporting.sentence(about: found, among: fits)
  }
}
