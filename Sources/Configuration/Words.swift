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
    conversions, makers, outputs, closers, errands, sharedErrands, pathMembers,
    selves, resolvers, injectingAttributes, injectedContainers,
    givingSelf, ownClosers, ownScreens, keepingTypes,
    subscriptionKeepers, subscriptionEnds, endlessStreams, endlessCalls, endingEvents,
    endlessPublishers, endlessSources, lettingGo,
    additions,
    promises,
    networks, preferences, texts, tellingVerbs, eventWords, viewsWork, diaryWork,
    viewsWorkEnds, segueEnds
  case uiViews, uiControllers, plainControllers, containers, viewEnds, screenEnds, systemEnds,
    uiAppearance, swiftUIAppearance, uiImages, uiDevices, uiApps, uiAppMembers, uiRest, swiftUI,
    swiftUIOverlays, uiAdditions, uiFunctions, movingMembers, uiMembers, uiControllerMembers,
    swiftUIAdditions,
    uiBridges, uiAttributes,
    uiFrameworks, shownByRouters, animations, stateAttributes,
    foundationBringers, foundationNames, swiftNames, swiftFunctions, coreDataNames, imageIONames,
    coreImageNames,
    coreGraphicsNames, coreTextNames, userNotificationNames, outletAttributes, embeddingCalls,
    applePrefixes,
    appMessages, observingAttributes, navigationCalls, showingCalls, controllerProperties
}

/// The words that mean something whatever the preset: names of folders, of what frameworks declare, and
/// ends of names. A preset's own words are in its `roles`.
package struct Words: Sendable {
  /// By list, what a configuration adds, as stated.
  private var added: [WordList: [String]] = [:]

  /// Those that ship with the tool.
  package static let shipped = Words()

  /// The words of a list. They are read anew each time, as most runs need few of the lists: whoever asks for
  /// many names takes the set out once.
  package subscript(list: WordList) -> Set<String> { Set(inOrder(list)) }

  /// The same in order of statement, for what asks word after word and takes the first that fits.
  package func inOrder(_ list: WordList) -> [String] {
    let shipped = list.text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard let more = added[list] else { return shipped }
    var known = Set(shipped)
    return shipped + more.filter { known.insert($0).inserted }
  }

  mutating func add(_ word: String, to list: WordList) { added[list, default: []].append(word) }
}
