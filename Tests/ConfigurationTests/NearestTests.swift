import Configuration
import Testing

@Suite struct NearestTests {
  @Test func `one slip is near`() {
    checkNearest("presett", "preset")
    checkNearest("prset", "preset")
    checkNearest("perset", "preset")
    checkNearest("prezet", "preset")
    checkNearest("Preset", "preset")
    checkNearest("excluded", "exclude")
    checkNearest("ui", "ui")
  }

  @Test func `longer words may have more slips`() {
    checkNearest("dependancys", "dependencies")
    checkNearest("layer_dependancie", "layer_dependency")
    checkNearest("modlues", "modules")
  }

  @Test func `what shares little is not near`() {
    checkNearest("x", nil)
    checkNearest("", nil)
    checkNearest("overrides", nil)
    checkNearest("baseline", nil)
    checkNearest("set", nil)
    checkNearest(String(repeating: "preset", count: 1000), nil)
  }

  @Test func `of equally near ones the first wins`() {
    #expect(nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(nearest(to: "bat", in: ["hat", "cat"]) == "hat")
    #expect(nearest(to: "bat", in: ["cat", "bat"]) == "bat")
    #expect(nearest(to: "bat", in: []) == nil)
  }
}

private func checkNearest(
  _ word: String, _ expected: String?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let candidates = [
    "preset", "include", "exclude", "modules", "dependencies", "ui", "layer_dependency",
  ]
  #expect(nearest(to: word, in: candidates) == expected, sourceLocation: sourceLocation)
}
