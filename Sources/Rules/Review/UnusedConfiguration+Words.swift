import Architecture
import Configuration

// `folders:`, `bases:` and `devices:`, words that nothing bears and words that are known without them.
extension ConfigurationReview {
  mutating func judgeWords() {
    let folders = stated.files.flatMap { pathLevels($0).dropLast() }
    let folderNames = Set(folders.map(plainFolderName))
    for section in ConfigurationKeys.wordSections {
      for (name, list) in section.lists {
        let key = name.isEmpty ? section.name : "\(section.name).\(name)"
        let shipped = Words.shipped[list]
        for stated in file.words where stated.list == list && isOwn(stated.origin) {
          if shipped.contains(stated.word) {
            report(
              stated.origin, key: key, entry: stated.text,
              "'\(key)' names '\(stated.text)', which is known without it", caption: "known already"
            )
            continue
          }
          let (isBorne, near) =
            switch section.name {
            case "folders":
              (folderNames.contains(stated.word), suggestions.level(stated.text))
            case "bases":
              (
                model.types.contains { isInherited(stated.word, by: $0) },
                suggestions.base(stated.text)
              )
            default: (model.mentions(stated.word), model.otherSpelling(of: stated.word))
            }
          if isBorne { continue }
          let what =
            switch section.name {
            case "folders": "which is no folder's name"
            case "bases": "which no type inherits"
            default: "which nothing names"
            }
          report(
            stated.origin, key: key, entry: stated.text, "'\(key)' names '\(stated.text)', \(what)",
            near: near)
        }
      }
    }
  }
}
