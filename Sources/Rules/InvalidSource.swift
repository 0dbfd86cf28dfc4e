import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

extension Rule {
  /// Reports a file that makes no sense as Swift; one that cannot be read is reported by the reader.
  package static let invalidSource = Rule(
    id: "invalid_source",
    summary: "a file that is no readable Swift",
    severity: .warning, harm: .fault,
    check: { checked in
      let architecture = checked.model
      let encrypted = encryptedFiles(of: architecture)
      return architecture.files.indices.compactMap { file in
        guard architecture.files[file].kind != .template,
          let issue = architecture.files[file].outline.issues.first
        else { return nil }
        let isEncrypted = issue.kind == .lexical(.encrypted)
        if isEncrypted, file != encrypted.first { return nil }
        let text = wording(of: issue.kind)
        var diagnostic = Diagnostic(
          rule: "invalid_source", severity: .warning, confidence: .certain,
          place: architecture.place(file, TextRange(start: issue.offset, length: 1)),
          message: text.message,
          why: "what follows may be read wrongly, so findings in this file may be missing or wrong",
          help: text.help, caption: text.caption)
        diagnostic.subjects = architecture.typesByFile(file).map { architecture[$0].name }.sorted()
        guard isEncrypted else { return diagnostic }
        diagnostic.why = "types that stand there are unknown, so findings may be missing or wrong"
        let start = TextRange(start: 0, length: 1)
        diagnostic.places = encrypted.dropFirst().map { (architecture.place($0, start), .local) }
        return diagnostic
      }
    })

  /// One key opens them all, so they are one finding, of the first by path.
  private static func encryptedFiles(of architecture: ArchitectureModel) -> [Int] {
    architecture.files.indices.filter {
      architecture.files[$0].kind != .template
        && architecture.files[$0].outline.issues.first?.kind == .lexical(.encrypted)
    }.ordered { architecture.files[$0].path < architecture.files[$1].path }
  }

  private static func wording(
    of kind: OutlineIssue.Kind
  ) -> (message: String, help: String, caption: String) {
    switch kind {
    case .unclosed:
      (
        "this bracket is never closed", "close it, or exclude the file in .viperlint.yml",
        "opened here"
      )
    case .unopened:
      (
        "this bracket closes nothing", "remove it, or exclude the file in .viperlint.yml",
        "closed here"
      )
    case .unbalancedConditional:
      ("#if and #endif do not match", "add the missing #if or #endif", "here")
    case .lexical(let kind): lexicalWording(of: kind)
    }
  }

  private static func lexicalWording(
    of kind: LexicalIssue.Kind
  ) -> (message: String, help: String, caption: String) {
    let exclude = "or exclude the file in .viperlint.yml"
    return switch kind {
    case .unterminatedComment: ("this comment never ends", "add '*/', \(exclude)", "begins here")
    case .unterminatedString:
      ("this string never ends", "add the closing quote, \(exclude)", "begins here")
    case .unterminatedRegex:
      ("this regular expression never ends", "add the closing '/', \(exclude)", "begins here")
    case .unterminatedBacktick:
      ("this name in backticks never ends", "add the closing backtick, \(exclude)", "begins here")
    case .invalidUTF8: ("this is not UTF-8 text", "save the file as UTF-8, \(exclude)", "here")
    case .nulByte:
      ("the file holds a NUL byte, so it is hardly Swift", "restore the file, \(exclude)", "here")
    case .conflictMarker:
      ("a merge conflict was left here", "resolve the conflict", "here")
    case .encrypted:
      (
        "the file is encrypted by git-crypt, and was not read",
        "unlock the work tree before viperlint runs ('git-crypt unlock'), \(exclude)", "here"
      )
    case .invalidCharacter: ("Swift has no such character here", "remove it, \(exclude)", "here")
    }
  }
}
