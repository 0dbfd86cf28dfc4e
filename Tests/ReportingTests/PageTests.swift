import Foundation
import Reporting
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources/Reporting/Page")

@Suite struct PageTests {
  @Test(arguments: ["page.html", "page.css", "page.js"])
  func `the template in the program is the one of the files`(_ file: String) throws {
    let content = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    #expect(content == PageTemplate.texts[file], "Scripts/embed-texts writes it")
  }

  @Test func `the page asks for nothing, and runs nothing that it is not`() {
    #expect(PageTemplate.html.contains("default-src 'none'"))
    for mark in ["http:", "https:", "src=", "url(", "@import", "fetch(", "XMLHttpRequest"] {
      #expect(!PageTemplate.html.contains(mark) && !PageTemplate.css.contains(mark), "\(mark)")
    }
    for mark in ["innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "new Function", "fetch("]
    {
      #expect(!PageTemplate.script.contains(mark), "\(mark)")
    }
  }
}
