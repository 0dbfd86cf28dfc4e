import Testing
import ViperLintKit
import viperlint

@Suite struct ProgressTests {
  @Test func `each step is one short line`() {
    #expect(RunStep.reading(1200, of: 4221).text == "reading 1,200 of 4,221 files")
    #expect(RunStep.reading(0, of: 1).text == "reading 0 of 1 file")
    #expect(RunStep.judging(4221).text == "judging 4,221 files")
  }

  @Test func `it is shown on a terminal that can, and not in CI`() {
    func isShown(_ variables: [String: String], isTerminal: Bool = true) -> Bool {
      showsProgress(isTerminal: isTerminal) { variables[$0] }
    }
    #expect(isShown(["TERM": "xterm"]))
    #expect(isShown(["TERM": "xterm", "CI": "false"]))
    #expect(!isShown(["TERM": "xterm"], isTerminal: false))
    #expect(!isShown(["TERM": "dumb"]))
    #expect(!isShown(["TERM": ""]))
    #expect(!isShown([:]))
    #expect(!isShown(["TERM": "xterm", "CI": "true"]))
    #expect(!isShown(["TERM": "xterm", "CI": "1"]))
  }
}
