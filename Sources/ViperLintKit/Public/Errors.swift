import Configuration
import Reporting
import Workspace

extension CodeArchitecture {
  /// Why nothing could be read: what the command line says where it ends with 2.
  public struct ReadingError: Error, Hashable, Sendable {
    /// What kind of thing is wrong.
    public let reason: Reason
    /// All that is wrong, each with what to do; never empty.
    public let problems: [Problem]

    /// What kind of thing is wrong.
    public enum Reason: Sendable {
      /// What was asked for cannot be done: a path that is not there, a baseline that cannot be read.
      case request
      /// A configuration, or a baseline, cannot be used as it is written.
      case configuration
      /// No type has a role, so nothing was checked.
      case noRole
    }

    /// One thing that is wrong.
    public struct Problem: Hashable, Sendable {
      /// The configuration or baseline that it stands in; nil where it stands in no file.
      public let file: String?
      /// From 1; nil where it has no place in the file.
      public let line: Int?
      /// From 1, in bytes of UTF-8; nil where it has no place in the file.
      public let column: Int?
      /// What is wrong and what to write instead: lower case, without a full stop.
      public let message: String
    }
  }

  /// Why a name means nothing, or too much.
  public struct LookupError: Error, Hashable, Sendable {
    /// Sentences: lower case, without a full stop; never empty.
    public let problems: [String]

    init(_ problems: [String]) { self.problems = problems }
  }
}

extension CodeArchitecture.ReadingError {
  init(_ error: RunError) {
    switch error {
    case .usage(let problems):
      self.init(.request, problems)
    case .configuration(let error):
      self.init(
        reason: .configuration,
        problems: error.issues.map { issue in
          Problem(
            file: error.file, line: issue.line > 0 ? issue.line : nil,
            column: issue.line > 0 ? issue.column : nil, message: issue.message)
        })
    }
  }

  init(_ reason: Reason, _ messages: [String]) {
    self.init(
      reason: reason,
      problems: messages.map { Problem(file: nil, line: nil, column: nil, message: $0) })
  }
}

extension CodeArchitecture.ReadingError: CustomStringConvertible {
  /// A line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension CodeArchitecture.ReadingError.Problem: CustomStringConvertible {
  /// The message, after its place where it has one: `.viperlint.yml:3:1: …`
  public var description: String {
    let place = file.map { file in
      let position = line.map { ":\($0):\(column ?? 1)" } ?? ""
      return "\(escaped(file))\(position): "
    }
    return (place ?? "") + escaped(message)
  }
}

extension CodeArchitecture.LookupError: CustomStringConvertible {
  /// A line for each problem.
  public var description: String { problems.map(escaped).joined(separator: "\n") }
}
