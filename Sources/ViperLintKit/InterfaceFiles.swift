package import Architecture

/// The classes that a storyboard or a xib gives to its views and controllers.
///
/// Read as bytes, tag by tag: `<tableViewController customClass="FeedViewController"
/// customModule="App">`. What stands beside the screen (custom objects, placeholders, gesture
/// recognisers, layouts) says nothing of a view.
/// - Complexity: O(bytes).
package func interfaceClasses(_ bytes: [UInt8], path: String) -> [InterfaceClass] {
  var found: [InterfaceClass] = []
  var index = 0
  while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
    let tag = bytes[start + 1..<end]
    index = end
    guard isView(tag.prefix { $0 != UInt8(ascii: " ") }),
      let name = attribute("customClass", of: tag)
    else { continue }
    found.append(
      InterfaceClass(name: name, module: attribute("customModule", of: tag), file: path))
  }
  return found
}

/// Whether an element is a view or a controller by its name.
private func isView(_ element: ArraySlice<UInt8>) -> Bool {
  viewElements.contains { element.count >= $0.count && element.suffix($0.count).elementsEqual($0) }
}

private let viewElements: [[UInt8]] = [
  "Controller", "iew", "Cell", "label", "button", "textField", "control", "Control", "switch",
  "slider", "window", "Bar", "stepper", "Picker", "toolbar",
].map { Array($0.utf8) }

/// The value of an attribute; nil for none.
private func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> String? {
  let wanted = Array(" \(name)=\"".utf8)
  var index = tag.startIndex
  while let space = tag[index...].firstIndex(of: UInt8(ascii: " ")) {
    let value = space + wanted.count
    if value <= tag.endIndex, tag[space..<value].elementsEqual(wanted) {
      guard let quote = tag[value...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      return String(decoding: tag[value..<quote], as: UTF8.self)
    }
    index = space + 1
  }
  return nil
}
