package import Architecture
import Configuration
import Lexing
import Outlining
package import Workspace

/// The files of a root, read and outlined.
package struct LoadedSources: Sendable {
  /// In the order of the files found.
  package var outlines: [SourceOutline] = []
  package var unreadable: [UnreadableFile] = []
  package var cost = LoadCost()
  /// The outlines with what they were made of, where the two sides of a comparison share them.
  var identified: [IdentifiedOutline] = []
  /// The outlines with what they were made of, where the next run may take them over.
  var kept: [KeptFiles.KeptFile] = []

  /// Gives the outlines away, so that whoever puts others in their place sets them free.
  mutating func takeOutlines() -> [SourceOutline] {
    let taken = outlines
    outlines = []
    return taken
  }
}

/// An outline and all that it depends on.
struct IdentifiedOutline: Sendable {
  var file: DiscoveredFile
  var content: ObjectID
  var outline: SourceOutline
}

/// How the two sides of a comparison share outlines, so that each content is read once.
struct OutlineSharing: Sendable {
  /// How the repository names contents.
  var format: ObjectFormat
  /// What the other side has read, by path.
  var known: [String: IdentifiedOutline] = [:]

  /// The outline of a file that is the same on the other side.
  func outline(of file: DiscoveredFile, _ content: ObjectID?) -> SourceOutline? {
    guard let other = known[file.path], other.content == content, other.file == file else {
      return nil
    }
    return other.outline
  }
}

/// What reading took: times are summed over all threads.
package struct LoadCost: Sendable {
  package var bytes = 0
  package var reading = Duration.zero
  package var lexing = Duration.zero
  package var outlining = Duration.zero

  mutating func add(_ other: LoadCost) {
    bytes += other.bytes
    reading += other.reading
    lexing += other.lexing
    outlining += other.outlining
  }
}

/// Reads, lexes and outlines every file found, on up to `jobs` threads.
///
/// Each task takes a run of files and gives its results with the run's number, so that nothing
/// depends on who finishes first.
/// - Parameters:
///   - sharing: nil where nothing is compared.
///   - kept: what the run before has read; nil where nothing is kept.
///   - reached: called with each run of files; nil where nobody waits for it.
func load(
  _ discovery: Discovery, root: String, in source: FileSource = .disk, jobs: Int,
  sharing: OutlineSharing? = nil, kept: KeptFiles? = nil,
  reached: (@Sendable (RunStep) async -> Void)? = nil
) async -> LoadedSources {
  let files = discovery.files
  // Runs are short, as one large file must not leave the other threads idle at the end.
  let length = max(1, min(64, files.count / (max(1, jobs) * 4)))
  let runs = stride(from: 0, to: files.count, by: length).map { start in
    start..<min(start + length, files.count)
  }
  var parts: [LoadedSources?] = Array(repeating: nil, count: runs.count)
  // What one thread is to do, this one does: memory that another gave back would be of no use here.
  guard jobs > 1 else {
    for (number, run) in runs.enumerated() {
      parts[number] = load(files[run], root: root, in: source, sharing, kept)
      await reached?(.reading(run.upperBound, of: files.count))
    }
    return joined(parts, besides: discovery.unreadable)
  }
  await withTaskGroup(of: (Int, LoadedSources).self) { group in
    var next = 0
    func startNext() {
      guard next < runs.count else { return }
      let (number, run) = (next, runs[next])
      next += 1
      group.addTask { (number, load(files[run], root: root, in: source, sharing, kept)) }
    }
    for _ in 0..<jobs { startNext() }
    var count = 0
    while let (number, part) = await group.next() {
      parts[number] = part
      startNext()
      count += runs[number].count
      await reached?(.reading(count, of: files.count))
    }
  }
  return joined(parts, besides: discovery.unreadable)
}

/// What was read of the runs of files, one after the other.
private func joined(
  _ parts: [LoadedSources?], besides unreadable: [UnreadableFile]
) -> LoadedSources {
  var loaded = LoadedSources()
  loaded.outlines.reserveCapacity(parts.reduce(0) { $0 + ($1?.outlines.count ?? 0) })
  for case let part? in parts {
    loaded.outlines += part.outlines
    loaded.identified += part.identified
    loaded.kept += part.kept
    loaded.unreadable += part.unreadable
    loaded.cost.add(part.cost)
  }
  loaded.unreadable += unreadable
  loaded.unreadable.putInOrder { isBefore($0.path, $1.path) }
  return loaded
}

/// Lexes and outlines files that lie in memory, on this thread: there is nothing to wait for.
func loadHere(_ discovery: Discovery, root: String, in source: FileSource) -> LoadedSources {
  var loaded = load(discovery.files[...], root: root, in: source, nil, nil)
  loaded.unreadable += discovery.unreadable
  loaded.unreadable.putInOrder { isBefore($0.path, $1.path) }
  return loaded
}

private func load(
  _ files: ArraySlice<DiscoveredFile>, root: String, in source: FileSource,
  _ sharing: OutlineSharing?, _ kept: KeptFiles?
) -> LoadedSources {
  let clock = ContinuousClock()
  var loaded = LoadedSources()
  for file in files {
    let start = clock.now
    let path = join(root, file.path)
    let known = sharing == nil ? nil : source.contentName(path)
    if let outline = sharing?.outline(of: file, known) {
      loaded.outlines.append(outline)
      continue
    }
    if let file = kept?.file(file, at: path, in: source) {
      loaded.outlines.append(file.outline)
      loaded.kept.append(file)
      continue
    }
    let reading = kept == nil ? nil : KeptFiles.Reading(of: path, in: source)
    let bytes: [UInt8]
    do {
      bytes = try source.read(path)
    } catch {
      loaded.unreadable.append(UnreadableFile(path: file.path, reason: error.reason))
      continue
    }
    let read = clock.now
    // Through a slice: `Array.span` needs macOS 26, `ArraySlice.span` does not.
    let slice = bytes[...]
    let tokens = lex(slice.span)
    let lexed = clock.now
    let outline = outline(slice.span, tokens)
    let kind = sourceKind(of: file, outline) { saysGenerated(bytes, tokens) }
    let whole = sourceOutline(of: file, outline, kind: kind)
    loaded.outlines.append(whole)
    if let reading {
      loaded.kept.append(KeptFiles.KeptFile(file: file, reading: reading, outline: whole))
    }
    if let sharing {
      loaded.identified.append(
        IdentifiedOutline(
          file: file, content: known ?? sharing.format.name(of: bytes), outline: whole))
    }
    let end = clock.now
    loaded.cost.bytes += bytes.count
    loaded.cost.reading += start.duration(to: read)
    loaded.cost.lexing += read.duration(to: lexed)
    loaded.cost.outlining += lexed.duration(to: end)
  }
  return loaded
}

/// An outline with what is known of its file from without.
func sourceOutline(
  of file: DiscoveredFile, _ outline: FileOutline, kind: SourceOutline.Kind
) -> SourceOutline {
  SourceOutline(
    path: file.path, outline: outline, target: file.target, otherTargets: file.otherTargets,
    isInPackage: file.isInPackage, isLeftOut: file.isLeftOut, kind: kind, features: file.features)
}

/// The files of a root, from their indexes where it has these, else from the sources.
func load(
  _ root: Root, _ request: RunRequest, sharing: OutlineSharing? = nil,
  reached: (@Sendable (RunStep) async -> Void)? = nil
) async -> LoadedSources {
  if let index = root.index {
    return join(root.discovery, root: root.folder, index, sharing: sharing)
  }
  return await load(
    root.discovery, root: root.folder, in: root.files, jobs: request.jobs, sharing: sharing,
    kept: root.kept, reached: reached)
}

/// Who is declared where in a root: its files read and joined, nothing judged.
package func symbolTable(of root: Root, _ request: RunRequest) async -> SymbolTable {
  assemble(await load(root, request).outlines)
}
