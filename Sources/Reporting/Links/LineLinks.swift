/// Links to lines of the code as a server shows it.
package struct LineLinks: Hashable, Sendable {
  /// What comes before and after the path, and how a line is written.
  private var head: String
  private var tail: String
  private var form: Form

  private enum Form: Hashable {
    /// `path#L3`
    case gitHub
    /// `path#lines-3`
    case bitbucket
    /// `path?at=commit#3`
    case bitbucketServer
    /// A template of the team's own, with the line's place in its tail.
    case template
  }

  /// Where a base is stated by hand, as GitHub and GitLab build them, `https://host/owner/name/blob/main`
  /// or `https://host/owner/name/-/blob/main`; as Bitbucket does, `https://bitbucket.org/o/n/src/main`;
  /// or any address with `{path}` and `{line}` in it.
  ///
  /// - Throws: a sentence that says what to write instead.
  package init(base: String) throws(LinkProblem) {
    guard isSafeAddress(base) else {
      throw LinkProblem(
        "'\(base)' is no address: write one that begins with 'https://', as in "
          + "'https://github.com/owner/name/blob/main'")
    }
    if let path = base.firstRange(of: "{path}") {
      (head, tail) = (String(base[..<path.lowerBound]), String(base[path.upperBound...]))
      form = .template
      return
    }
    if base.contains("{line}") {
      throw LinkProblem(
        "'\(base)' says where the line stands, and not where the path: add '{path}'")
    }
    head = base.hasSuffix("/") ? base : base + "/"
    tail = ""
    form = base.contains("/src/") && !base.contains("/-/") ? .bitbucket : .gitHub
  }

  private init(head: String, tail: String = "", form: Form) {
    (self.head, self.tail, self.form) = (head, tail, form)
  }

  /// As the variables of a build server tell, those of GitHub, GitLab and Bitbucket; nil where they tell
  /// none, or what is no address.
  ///
  /// - Parameter environment: the value of a variable; nil for none.
  package init?(environment: (String) -> String?) {
    func value(_ name: String) -> String? {
      guard let value = environment(name), !value.isEmpty else { return nil }
      return value
    }
    func revision(_ names: String...) -> String? {
      for name in names {
        if let value = value(name) { return isRevision(value) ? value : nil }
      }
      return nil
    }
    if let server = value("GITHUB_SERVER_URL"), let repository = value("GITHUB_REPOSITORY"),
      let commit = revision("GITHUB_SHA")
    {
      self.init(head: "\(server)/\(repository)/blob/\(commit)/", form: .gitHub)
    } else if let project = value("CI_PROJECT_URL"),
      let commit = revision("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA", "CI_COMMIT_SHA")
    {
      self.init(head: "\(project)/-/blob/\(commit)/", form: .gitHub)
    } else if let origin = value("BITBUCKET_GIT_HTTP_ORIGIN"),
      let commit = revision("BITBUCKET_COMMIT")
    {
      // A server of one's own has its projects below '/projects', bitbucket.org its repositories above.
      let isServer = origin.contains("/scm/") || origin.contains("/projects/")
      self.init(
        head: isServer ? "\(origin)/browse/" : "\(origin)/src/\(commit)/",
        tail: isServer ? "?at=\(commit)" : "", form: isServer ? .bitbucketServer : .bitbucket)
    } else {
      return nil
    }
    guard isSafeAddress(head) else { return nil }
  }

  /// - Parameters:
  ///   - file: relative to the top of the repository.
  ///   - line: from 1; 0 for the file alone.
  package func link(file: String, line: Int) -> String {
    let path = percentEncoded(file)
    guard line > 0 else { return head + path + tail.replacing("{line}", with: "1") }
    return switch form {
    case .gitHub: "\(head)\(path)#L\(line)"
    case .bitbucket: "\(head)\(path)#lines-\(line)"
    case .bitbucketServer: "\(head)\(path)\(tail)#\(line)"
    case .template: head + path + tail.replacing("{line}", with: String(line))
    }
  }
}

/// Why an address is of no use: a sentence for the person.
package struct LinkProblem: Error, Sendable {
  package var message: String
  init(_ message: String) { self.message = message }
}

/// Whether a text is an address of the web without anything that would end a link of Markdown or HTML.
private func isSafeAddress(_ text: String) -> Bool {
  guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return false }
  return text.utf8.allSatisfy { byte in
    switch byte {
    case 0x21...0x7E: !"\"'<>()[]\\`|^*_ ".utf8.contains(byte) || byte == UInt8(ascii: "_")
    default: false
    }
  }
}

private func isRevision(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.count <= 64 && text.allSatisfy(\.isHexDigit)
}
