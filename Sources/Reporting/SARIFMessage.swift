import Diagnostics

/// A place that a result's message links to, and what is there.
struct RelatedPlace {
  var place: Diagnostic.Place
  var text: String
}

/// GitHub keeps no more places of a result than a hundred.
private let relatedLimit = 100
/// So many repeats are linked from the message.
private let repeatLimit = 5

/// The other end first, then explanations, then repeats: the place of number *n* has the id *n* + 1.
func relatedPlaces(of diagnostic: Diagnostic) -> [RelatedPlace] {
  var places: [RelatedPlace] = []
  if let to = diagnostic.to, !to.file.isEmpty {
    let origin = [to.role ?? "", to.evidence].filter { !$0.isEmpty }.joined(separator: ": ")
    places.append(
      RelatedPlace(
        place: lineOnly(to), text: origin.isEmpty ? to.name : "\(to.name) (\(origin))"))
  }
  places += diagnostic.related.map { RelatedPlace(place: $0.place, text: $0.message) }
  places += diagnostic.places.map { RelatedPlace(place: $0.0, text: "The same once more") }
  return Array(places.prefix(relatedLimit))
}

/// Where an end is declared; the text of its file is not at hand, so this is a line.
private func lineOnly(_ end: Diagnostic.End) -> Diagnostic.Place {
  Diagnostic.Place(
    file: end.file, line: end.line, column: end.column, endLine: end.line, endColumn: end.column,
    offset: -1, length: 0)
}

/// The message as sentences, with links to the related places: `A holds [B](1). Why: …`
func messageText(of diagnostic: Diagnostic, _ related: [RelatedPlace]) -> String {
  let hasOtherEnd = diagnostic.to.map { !$0.file.isEmpty } ?? false
  var head = plainText(diagnostic.message)
  if hasOtherEnd, let name = diagnostic.to?.name {
    head = linked(diagnostic.message, name, id: 1)
  }
  var texts = [head]
  if !diagnostic.why.isEmpty { texts.append("Why: " + plainText(diagnostic.why)) }
  if !diagnostic.help.isEmpty { texts.append("Help: " + plainText(diagnostic.help)) }
  let firstRelated = hasOtherEnd ? 1 : 0
  let firstRepeat = min(related.count, firstRelated + diagnostic.related.count)
  for index in firstRelated..<firstRepeat {
    texts.append("See " + link(related[index].text, id: index + 1))
  }
  let repeats = (firstRepeat..<related.count).map { index in
    let place = related[index].place
    let isNear = place.file == diagnostic.place.file
    return link(isNear ? "line \(place.line)" : place.text, id: index + 1)
  }
  if !repeats.isEmpty { texts.append("Also at " + listed(repeats, limit: repeatLimit)) }
  return sentences(texts)
}

/// The text with the last mention of a name as a link, or with the link at its end: the object of a
/// sentence comes after its subject.
private func linked(_ text: String, _ name: String, id: Int) -> String {
  let mentions = name.isEmpty ? [] : text.ranges(of: name)
  let mention = mentions.last { range in
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    return !(before.map(isInName) ?? false) && !(after.map(isInName) ?? false)
  }
  guard let mention else { return plainText(text) + " (\(link(name, id: id)))" }
  return plainText(text[..<mention.lowerBound]) + link(name, id: id)
    + plainText(text[mention.upperBound...])
}

private func isInName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "."
}

// MARK: Escaping

private func link(_ text: String, id: Int) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar == "\\" || scalar == "[" || scalar == "]" { escaped += "\\" }
    escaped.unicodeScalars.append(scalar)
  }
  return "[\(doubledBraces(escaped))](\(id))"
}

/// A text that holds no link and no placeholder.
func plainText(_ text: some StringProtocol) -> String {
  var result = ""
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    if scalar == "(", previous == "]" {
      result.unicodeScalars.removeLast()
      result += "\\]"
    }
    result.unicodeScalars.append(scalar)
    previous = scalar
  }
  return doubledBraces(result)
}

/// Single braces would be a placeholder for an argument.
private func doubledBraces(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
    result.unicodeScalars.append(scalar)
  }
  return result
}

/// A path as a URI: every byte but the unreserved ones and slashes is encoded.
package func percentEncoded(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return result
}
