import Diagnostics
import ViperLintKit
import Workspace

/// Turns places of files into what a client reads, by the texts that were judged.
struct PlaceWriter {
  private let client: Client
  private let texts: FileSource
  /// The URI of a path.
  private let uri: (String) -> String
  private var known: [String: TextPositions] = [:]

  init(_ client: Client, _ workspace: LiveWorkspace, uri: @escaping (String) -> String) {
    self.client = client
    self.uri = uri
    texts = .edited(workspace.judged, over: .disk)
  }

  /// The positions of a file; of one that cannot be read, those of an empty text.
  mutating func positions(in path: String) -> TextPositions {
    if let positions = known[path] { return positions }
    let positions = TextPositions((try? texts.read(path)) ?? [], client.encoding)
    known[path] = positions
    return positions
  }

  /// - Parameter path: absolute.
  mutating func range(
    _ place: Diagnostic.Place, in path: String
  ) -> ClosedRange<TextPositions.Position> {
    let positions = positions(in: path)
    let start = positions.position(
      of: positions.offset(line: place.line, column: place.column))
    // Where no end is known it is that of the line.
    let end =
      place.endColumn < 1
      ? positions.position(of: positions.lineEnd(start.line))
      : positions.position(of: positions.offset(line: place.endLine, column: place.endColumn))
    return start...max(start, end)
  }

  mutating func json(_ finding: ShownFinding, in path: String) -> JSONValue {
    var json: [String: JSONValue] = [
      "range": range(finding.place, in: path).json, "severity": .integer(finding.severity),
      "code": .text(finding.rule), "source": "viperlint", "message": .text(finding.message),
    ]
    if client.showsTags, finding.isUnnecessary { json["tags"] = [1] }
    if client.keepsDataOfDiagnostics, !finding.fingerprint.isEmpty {
      json["data"] = ["fingerprint": .text(finding.fingerprint)]
    }
    if client.showsRelatedPlaces, !finding.related.isEmpty {
      json["relatedInformation"] = .list(
        finding.related.map { related in
          [
            "location": [
              "uri": .text(uri(related.place.file)),
              "range": range(related.place, in: related.place.file).json,
            ], "message": .text(related.message),
          ]
        })
    }
    return .object(json)
  }
}

extension ClosedRange<TextPositions.Position> {
  var json: JSONValue { ["start": lowerBound.json, "end": upperBound.json] }

  init?(_ value: JSONValue?) {
    guard let start = TextPositions.Position(value?["start"]),
      let end = TextPositions.Position(value?["end"])
    else { return nil }
    self = start <= end ? start...end : end...start
  }
}
