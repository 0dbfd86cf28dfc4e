import Configuration

/// What a client can do, and what its user asks for, as `initialize` tells it.
package struct Client: Hashable, Sendable {
  package var encoding = PositionEncoding.utf16
  package var options = ClientOptions()
  var showsRelatedPlaces = false
  var showsTags = false
  var keepsDataOfDiagnostics = false
  var takesActions = false
  var knowsPreferredActions = false
  /// Whether what an action does may be computed once it is chosen.
  var resolvesEdits = false
  /// Whether an edit may name the version of the text that it is made for.
  var takesVersionedEdits = false
  var readsMarkdown = false
  var canWatchFiles = false
  var canRefreshLenses = false

  package init() {}

  init(_ parameters: JSONValue) {
    let capabilities = parameters["capabilities"]
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.list ?? []
    if encodings.contains(.text(PositionEncoding.utf8.rawValue)) { encoding = .utf8 }
    let diagnostics = document?["publishDiagnostics"]
    showsRelatedPlaces = isTrue(diagnostics?["relatedInformation"])
    showsTags = diagnostics?["tagSupport"]?["valueSet"]?.list?.contains(1) ?? false
    keepsDataOfDiagnostics = isTrue(diagnostics?["dataSupport"])
    let action = document?["codeAction"]
    takesActions = action?["codeActionLiteralSupport"] != nil
    knowsPreferredActions = isTrue(action?["isPreferredSupport"])
    resolvesEdits =
      isTrue(action?["dataSupport"])
      && action?["resolveSupport"]?["properties"]?.list?.contains("edit") ?? false
    takesVersionedEdits = isTrue(workspace?["workspaceEdit"]?["documentChanges"])
    readsMarkdown =
      document?["hover"]?["contentFormat"]?.list?.contains("markdown") ?? false
    canWatchFiles = isTrue(workspace?["didChangeWatchedFiles"]?["dynamicRegistration"])
    canRefreshLenses = isTrue(workspace?["codeLens"]?["refreshSupport"])
    options = ClientOptions(parameters["initializationOptions"])
  }
}

/// The options that a user gives an editor for this server: `initializationOptions`.
package struct ClientOptions: Hashable, Sendable {
  /// Whether notes are shown.
  var showsNotes = false
  /// Whether the role and module of each type stand above it.
  var showsLenses = false
  /// What was not understood, each with its remedy.
  var problems: [String] = []

  init() {}

  init(_ value: JSONValue?) {
    guard let value, value != .null else { return }
    guard let members = value.object else {
      problems.append("the initialization options are no object: write {\"notes\": true}")
      return
    }
    for key in members.keys.sorted() {
      guard Self.known.contains(key) else {
        let near = nearest(to: key, in: Self.known)
        problems.append(
          "unknown initialization option '\(key)'"
            + (near.map { "; did you mean '\($0)'?" }
              ?? ": it is one of \(Self.known.joined(separator: ", "))"))
        continue
      }
      guard let isOn = members[key]?.boolean else {
        problems.append("the initialization option '\(key)' is true or false")
        continue
      }
      if key == "notes" { showsNotes = isOn } else { showsLenses = isOn }
    }
  }

  private static let known = ["notes", "codeLens"]
}
