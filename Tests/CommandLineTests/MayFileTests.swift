import Foundation
import Testing

/// `viperlint may --file PATH`
@Suite struct MayFileTests {
  @Test func `a file that is there`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["may", "--file", "Articles/ArticlesPresenter.swift"])
      #expect(outcome.status == 0)
      #expect(
        outcome.output == """
          Articles/ArticlesPresenter.swift
          ArticlesPresenter: presenter of module Articles (name ends in Presenter), judged by the \
          viper preset
            imports and names no ui (UIKit, SwiftUI, AppKit, Cocoa …)
            imports and names no data (URLSession, NSURLConnection, NWConnection, Alamofire …)
            knows through a protocol only: interactor (ArticlesInteractorInput)
            knows held weakly and through a protocol only: view (ArticlesViewInput)
            knows never, but its own module's freely: presenter
          ask 'viperlint may ArticlesPresenter NAME' of one type, role or framework

          """)
    }
  }

  @Test func `a file that is to be written is told by its name and folder`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["may", "--file", "Articles/ArticlesRouter.swift"])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("Articles/ArticlesRouter.swift (not written yet)\n"))
      #expect(
        outcome.output.contains(
          "\nArticlesRouter: router of module Articles (not declared yet; name ends in Router), "))
      #expect(!folder.exists("Articles/ArticlesRouter.swift"))
    }
  }

  @Test func `an extension's file is its type's`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["may", "--file", "New/ArticlesPresenter+Actions.swift"])
      #expect(outcome.output.contains("\nArticlesPresenter: presenter of module Articles "))
    }
  }

  @Test func `before the first type, the whole row is told`() throws {
    try withFolder { folder in
      let outcome = try folder.run(
        ["may", "--file", "FeedPresenter.swift", "--preset", "viper"])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("\n  knows through a protocol only: interactor, router\n"))
    }
  }

  @Test func `nothing is said of a file whose role nothing tells`() throws {
    let plain = ["Plain.swift": "struct Plain {}\n", "Empty.swift": "// nothing yet\n"]
    try withFolder(articles.merging(plain) { $1 }) { folder in
      let written = try folder.run(["may", "--file", "Plain.swift"])
      #expect(written.output == "Plain.swift\nPlain: no role, so nothing is judged of it\n")
      let planned = try folder.run(["may", "--file", "Other.swift"])
      #expect(
        planned.output == """
          Other.swift (not written yet)
          Other: its name tells no role, so nothing is judged of it unless its code does

          """)
    }
  }

  @Test func `at most 30 lines`() throws {
    // One file with a type of each of many roles.
    let roles = ["View", "Presenter", "Interactor", "Router", "Builder", "Service", "ViewModel"]
    let types = roles.map { "final class Feed\($0) {}\n" }.joined()
    try withFolder(articles.merging(["Feed/Feed.swift": types]) { $1 }) { folder in
      let outcome = try folder.run(["may", "--file", "Feed/Feed.swift"])
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 30)
      #expect(lines.dropLast().last == "and more: '--format json' has all of it")
    }
  }

  @Test func `the same as JSON`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run([
        "may", "--file", "Articles/ArticlesPresenter.swift", "--format", "json",
      ])
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let object = try #require(value as? [String: Any])
      #expect(object["isWritten"] as? Bool == true)
      let subject = try #require((object["subjects"] as? [[String: Any]])?.first)
      #expect(subject["role"] as? String == "presenter")
      #expect(subject["closedFrameworks"] as? [String] == ["ui", "data"])
      let columns = try #require(subject["columns"] as? [[String: Any]])
      let view = try #require(columns.first { $0["role"] as? String == "view" })
      #expect(view["cell"] as? String == "weak protocol")
      #expect(view["protocols"] as? [String] == ["ArticlesViewInput"])
    }
  }

  @Test func `what cannot be asked is said`() throws {
    try withFolder(articles) { folder in
      let names = try folder.run(["may", "--file", "A.swift", "presenter"])
      #expect(names.status == 2)
      #expect(names.errors.contains("takes no names: leave out 'presenter', or '--file'"))
      let text = try folder.run(["may", "--file", "README.md"])
      #expect(text.status == 2)
      #expect(text.errors.contains("'README.md' is no Swift file"))
      let folderName = try folder.run(["may", "--file", "Missing/../../../../../../x/y.swift/z"])
      #expect(folderName.status == 2)
    }
  }
}
