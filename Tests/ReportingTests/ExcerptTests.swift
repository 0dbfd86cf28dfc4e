import Reporting
import Testing

@Suite struct ExcerptTests {
  @Test func `carets stand under the place`() {
    checkExcerpt("B", in: "var b: B\n", "var b: B", "       ^")
    checkExcerpt("Bee", in: "\n\nvar b: Bee", "var b: Bee", "       ^^^")
  }

  @Test func `a tab is as wide as the next stop`() {
    checkExcerpt("B", in: "\tvar b: B", "    var b: B", "           ^")
    checkExcerpt("B", in: "ab\tB", "ab  B", "    ^")
  }

  @Test func `wide and joining characters take their cells`() {
    checkExcerpt("B", in: "日本 B", "日本 B", "     ^")
    checkExcerpt("日本", in: "a 日本", "a 日本", "  ^^^^")
    checkExcerpt("B", in: "e\u{301} B", "e\u{301} B", "  ^")
    checkExcerpt("B", in: "👨‍👩‍👧 B", "👨‍👩‍👧 B", "   ^")
    checkExcerpt("B", in: "한글 B", "한글 B", "     ^")
    checkExcerpt("B", in: "🇩🇪 B", "🇩🇪 B", "   ^")
  }

  @Test func `what a terminal would obey is shown as an escape`() {
    checkExcerpt("B", in: "\u{1B}[31m B", "\\u{1B}[31m B", "           ^")
    checkExcerpt("B", in: "\u{202E}B", "\\u{202E}B", "        ^")
    checkExcerpt("B", in: "a\u{0}B", "a\\u{0}B", "      ^")
  }

  @Test func `lines end at LF, CR LF and CR`() {
    checkExcerpt("B", in: "a\r\nvar B\r\nc", "var B", "    ^")
    checkExcerpt("B", in: "a\rvar B\rc", "var B", "    ^")
  }

  @Test func `a byte-order mark is not shown`() {
    checkExcerpt("B", in: "\u{FEFF}var B", "var B", "    ^")
  }

  @Test func `the end of the file has a caret`() {
    checkExcerpt("", in: "", "", "^")
  }

  @Test func `a long line is cut around the place`() {
    let filler = String(repeating: "x", count: 300)
    let lead = String(repeating: "x", count: 40)
    let tail = String(repeating: "x", count: 79)
    checkExcerpt(
      "B", in: filler + "B" + filler, "…\(lead)B\(tail)…",
      String(repeating: " ", count: 41) + "^")
    checkExcerpt(
      "B", in: "B" + filler, "B" + String(repeating: "x", count: 119) + "…", "^")
  }

  @Test func `a line of megabytes costs no more than what is shown`() {
    let filler = String(repeating: "é", count: 1_000_000)
    let clock = ContinuousClock()
    let report = finding("B", in: filler + "B" + filler)
    let time = clock.measure { #expect(text(report).contains("…")) }
    #expect(time < .seconds(2))
  }

  @Test func `a place that the file no longer has shows no excerpt`() {
    var report = finding("B", in: "var b: B")
    report.sources["App/A.swift"] = Array("v\n".utf8)
    #expect(!text(report).contains("|"))
    report.sources["App/A.swift"] = Array("\n\n\n\n\n\n\n\n\n\n".utf8)
    #expect(!text(report).contains("|"))
  }

  @Test func `bytes that are no UTF-8 are one cell each`() {
    var report = finding("B", in: "zzB")
    report.sources["App/A.swift"] = [0xFF, 0xC3, 0x42]
    #expect(text(report).contains("1 | \u{FFFD}\u{FFFD}B\n  |   ^ "))
  }
}
