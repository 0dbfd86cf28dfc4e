/// A list of words with one meaning. It stands in a file of the folder `Words` under the same key, below
/// a comment that says what it means and what it decides.
package enum WordList: String, CaseIterable, Sendable {
  case roleFolders, commonFolders, containerFolders, entityFolders, useCaseFolders,
    presentationFolders
  case decodedBases, rootBases, uncheckedBases, noDataBases, lookAlikeBases, fillingBases,
    ribsBases, dependencyScopes,
    emptyBases, classBoundBases, platformBases, standardBases
  case devices, mocks, roots, rootEnds, rootAttributes, callbacks, moduleInterfaces, doors,
    wholeModules, coordinators, protocolTails, concreteTails, nameHeads, lookAlikes, verbs, noData,
    doers, identifiers, moves, messages, typesOfDataModules, umbrellasOfData, dataStores,
    conversions, makers, outputs, closers, errands,
    selves, givingSelf, ownClosers, ownScreens, keepingTypes,
    subscriptionKeepers, subscriptionEnds, endlessStreams, endlessCalls, endingEvents,
    endlessPublishers, endlessSources, lettingGo,
    additions,
    promises,
    networks, preferences, texts, tellingVerbs, eventWords, viewsWork, viewsWorkEnds, segueEnds
  case uiViews, uiControllers, plainControllers, containers, viewEnds, screenEnds, systemEnds,
    uiAppearance, swiftUIAppearance, uiImages, uiDevices, uiApps, uiAppMembers, uiRest, swiftUI,
    swiftUIOverlays, uiAdditions, uiFunctions, uiMembers, uiControllerMembers, swiftUIAdditions,
    uiBridges, uiAttributes,
    uiFrameworks, shownByRouters, animations, stateAttributes,
    foundationBringers, foundationNames, swiftNames, swiftFunctions, coreDataNames, imageIONames,
    coreImageNames,
    coreGraphicsNames, coreTextNames, outletAttributes, embeddingCalls, applePrefixes,
    appMessages, observingAttributes, navigationCalls, showingCalls, controllerProperties
}

/// The words that mean something whatever the preset: names of folders, of what frameworks declare, and
/// ends of names. A preset's own words are in its `roles`.
package struct Words: Sendable {
  private var members: [WordList: Set<String>] = [:]
  /// By list, in order of statement, for what asks word after word and takes the first that fits.
  private var ordered: [WordList: [String]] = [:]

  /// Those that ship with the tool, read once.
  package static let shipped = Words(WordTexts.texts)

  /// - Parameter texts: by the names of lists, words with a space between them.
  private init(_ texts: [String: String]) {
    for list in WordList.allCases {
      let words = (texts[list.rawValue] ?? "").utf8.split(separator: UInt8(ascii: " "))
        .map { String(Substring($0)) }
      members[list] = Set(words)
      ordered[list] = words
    }
  }

  /// A copy costs two references. Whoever asks for many names takes the set out once.
  package subscript(list: WordList) -> Set<String> { members[list] ?? [] }

  package func inOrder(_ list: WordList) -> [String] { ordered[list] ?? [] }

  mutating func add(_ word: String, to list: WordList) {
    if members[list, default: []].insert(word).inserted {
      ordered[list, default: []].append(word)
    }
  }
}
