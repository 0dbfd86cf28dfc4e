import Configuration
import Lexing
import Outlining

// What a file uses of UI frameworks, whether a type of the repo is charged with it or not.
extension ArchitectureModel {
  /// Whether a file imports SwiftUI, whose plain words count only there.
  package func importsSwiftUI(_ file: Int) -> Bool { table.importsSwiftUI[file] }

  /// The first name of UIKit, AppKit or WatchKit that a file writes, and the first of SwiftUI's; what the
  /// repo declares itself is neither.
  package func uiNames(inFile file: Int) -> (uiKit: String?, swiftUI: String?) {
    let outline = files[file].outline
    let countsPlainWords = importsSwiftUI(file)
    var found: (uiKit: String?, swiftUI: String?)
    for reference in outline.references where found.uiKit == nil || found.swiftUI == nil {
      let traits = table.traits(file, reference.name)
      let isOfUIKit = !traits.isDisjoint(with: ofUIKit)
      let isOfSwiftUI = countsPlainWords && !traits.isDisjoint(with: ofSwiftUI)
      let isNew = isOfUIKit && found.uiKit == nil || isOfSwiftUI && found.swiftUI == nil
      guard isNew, !isOwn(reference, file) else { continue }
      let name = text(file, reference.name)
      if isOfUIKit { found.uiKit = found.uiKit ?? name }
      if isOfSwiftUI { found.swiftUI = found.swiftUI ?? name }
    }
    return found
  }

  private func isOwn(_ reference: TypeReference, _ file: Int) -> Bool {
    let path = table.path(file, reference.name)
    guard table.mayBeDeclared(path) else { return false }
    let levels = table.symbolsByLevel(
      path, file: file, from: reference.owner, at: reference.range.start)
    return levels.first.map { !$0.isEmpty } ?? false
  }

  /// The repo's own functions that take how something moves: who calls one animates by SwiftUI.
  package func animatingHelpers() -> Set<String> {
    var found: Set<String> = []
    for file in files.indices where files[file].kind == .source && importsSwiftUI(file) {
      let outline = files[file].outline
      for reference in outline.references
      where reference.context == .parameter && reference.owner != .none {
        let owner = outline.declarations[Int(reference.owner.rawValue)]
        guard owner.kind == .function, animations.contains(text(file, reference.name)) else {
          continue
        }
        found.insert(text(file, owner.name))
      }
    }
    return found
  }

  /// Whether an extension extends a type of a UI framework.
  package func extendsUI(_ file: Int) -> Bool {
    files[file].outline.references.contains { reference in
      reference.context == .extended && isUI(reference.name, file) && !isOwn(reference, file)
    }
  }

  func isUI(_ name: NameID, _ file: Int) -> Bool {
    let traits = table.traits(file, name)
    return traits.contains(.ui) || traits.contains(.swiftUI) && importsSwiftUI(file)
  }

  /// Every name that a file writes, each once.
  package func names(inFile file: Int) -> some Sequence<String> {
    (1..<max(1, files[file].outline.nameCount)).lazy.map { self.text(file, NameID(UInt32($0))) }
  }

  /// Whether a file names something of WatchKit, of which the lists know only what people name most.
  package func namesWatchKit(_ file: Int) -> Bool {
    names(inFile: file).contains {
      $0.hasPrefix("WK") && $0.dropFirst(2).first?.isUppercase ?? false
    }
  }
}

private let animations = Words.shipped[.animations]
private let ofUIKit: NameTraits = [.ui, .uiPrefix]
private let ofSwiftUI: NameTraits = [.swiftUI, .uiBridge]
