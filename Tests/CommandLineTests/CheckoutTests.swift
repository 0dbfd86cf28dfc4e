import Foundation
import Testing

/// What a checkout holds may be a stranger's: links, pipes and folders in place of files.
struct CheckoutTests {
  private let broken = [
    "App/Articles/ArticlesPresenter.swift":
      "import UIKit\nfinal class ArticlesPresenter { var view: UIView? }\n",
    "App/Articles/ArticlesInteractor.swift": "final class ArticlesInteractor {}\n",
    "App/Articles/ArticlesViewController.swift":
      "import UIKit\nfinal class ArticlesViewController: UIViewController {}\n",
    "outside/victim": "keep me\n",
  ]

  /// A checkout beside a folder that is none of it.
  private func withCheckout(_ body: (_ app: Folder, _ around: Folder) throws -> Void) throws {
    try withFolder(broken) { around in
      try around.makeFolder("App/.git")
      try body(Folder(path: around.path + "/App"), around)
    }
  }

  private func checkVictim(_ around: Folder) throws {
    #expect(try around.read("outside/victim") == "keep me\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: around.path + "/outside")
    #expect(names == ["victim"])
  }

  // MARK: Writing

  @Test func `no report is written through a link that leads out`() throws {
    try withCheckout { app, around in
      try app.link("out.sarif", to: "../outside/victim")
      try app.link("reports", to: "../outside")
      for path in [
        "out.sarif", "reports/new.sarif", "\(app.path)/reports/victim", "./reports/../reports/x",
      ] {
        for arguments in [["--report", "sarif=\(path)"], ["--report", "html=\(path)", "."]] {
          let outcome = try app.run(arguments)
          #expect(outcome.status == 2)
          #expect(outcome.errors.contains("leads out of the repository: delete it"))
          try checkVictim(around)
        }
      }
      // Nor from a folder below, where the link lies beside it.
      let outcome = try app.run(["--report", "json=../reports/x", "."], in: "Articles")
      #expect(outcome.status == 2)
      try checkVictim(around)
    }
  }

  @Test func `links within the checkout, and the person's own, are followed`() throws {
    try withCheckout { app, around in
      try app.makeFolder("build")
      try app.link("reports", to: "build")
      #expect(try app.run(["--report", "json=reports/x.json"]).status == 1)
      #expect(try app.read("build/x.json").contains("ui_type"))
      try around.makeFolder("mine")
      try around.link("shelf", to: "mine")
      #expect(try app.run(["--report", "json=../shelf/x.json"]).status == 1)
      #expect(try around.read("mine/x.json").contains("ui_type"))
      // A link to nothing is replaced.
      try app.link("nowhere.json", to: "../outside/new")
      #expect(try app.run(["--report", "json=nowhere.json"]).status == 1)
      try checkVictim(around)
      #expect(try app.read("nowhere.json").contains("ui_type"))
    }
  }

  @Test func `neither baseline nor configuration is written through a link that leads out`() throws
  {
    try withCheckout { app, around in
      try app.link(".viperlint-baseline.json", to: "../outside/victim")
      for arguments in [["create", "--force"], ["create"], ["update"], ["prune"]] {
        let outcome = try app.run(["baseline"] + arguments)
        #expect(outcome.status == 2)
        #expect(!outcome.errors.contains("keep me"))
        try checkVictim(around)
      }
      try app.link(".viperlint.yml", to: "../outside/victim")
      let outcome = try app.run(["init", "--force"])
      #expect(outcome.status == 2)
      try checkVictim(around)
    }
  }

  // MARK: Reading

  @Test(arguments: ["link", "extends", "baseline"])
  func `no word of a file outside is quoted`(way: String) throws {
    try withCheckout { app, around in
      try around.write("secret: [token-of-somebody\n", to: "outside/victim")
      switch way {
      case "link": try app.link(".viperlint.yml", to: "../outside/victim")
      case "extends": try app.write("extends: ../outside/victim\n", to: ".viperlint.yml")
      default: try app.link(".viperlint-baseline.json", to: "../outside/victim")
      }
      for arguments in [
        ["."], ["config", "validate"], ["config", "print"], ["why", "ArticlesPresenter"],
      ] {
        let outcome = try app.run(arguments)
        #expect(outcome.status == 2 || way == "baseline")
        for text in [outcome.output, outcome.errors] {
          #expect(!text.contains("token") && !text.contains("secret"))
        }
      }
      if way == "extends" {
        #expect(try app.run(["."]).errors.contains("/outside/victim:1:"))
        #expect(try app.run(["."]).errors.contains("the file lies outside of the repository"))
        // What the person names is told of.
        let outcome = try app.run(["config", "validate", "--config", "../outside/victim"])
        #expect(outcome.errors.contains("secret") || outcome.errors.contains("token"))
      }
    }
  }

  @Test func `what is no file is no configuration, and is not passed over`() throws {
    try withCheckout { app, _ in
      try app.makeFolder(".viperlint.yml")
      #expect(
        try app.run(["."]).errors.contains(".viperlint.yml' is a folder: a configuration is a file")
      )
      try app.remove(".viperlint.yml")
      #expect(unsafe mkfifo(app.path + "/.viperlint.yml", 0o600) == 0)
      let outcome = try app.run(["."])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(".viperlint.yml' is neither a file nor a folder"))
      try app.remove(".viperlint.yml")
      try app.link(".viperlint.yml", to: "nowhere")
      #expect(try app.run(["."]).errors.contains("is a symbolic link that leads to no file"))
    }
  }

  @Test func `a list is not read through a link that leads out`() throws {
    try withCheckout { app, around in
      try around.write("root:x:0:0\n", to: "outside/victim")
      try app.link("list", to: "../outside/victim")
      let outcome = try app.run(["--files-from", "list"])
      #expect(outcome.status == 2)
      #expect(!outcome.errors.contains("root:x"))
    }
  }

  // MARK: Failing to write

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a report that standard output does not take is an error`() throws {
    try withCheckout { app, _ in
      for format in ["text", "json", "sarif"] {
        let script = "\"$0\" --format \(format) >/dev/full"
        let outcome = try app.run(
          ["-c", script, try programURL().path], program: "/bin/sh")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("cannot write standard output: No space left on device"))
      }
      let closed = try app.run(["-c", "\"$0\" >&-", try programURL().path], program: "/bin/sh")
      #expect(closed.status == 2)
      #expect(closed.errors.contains("cannot write standard output: It is closed"))
      // A reader that has seen enough is none.
      let head = try app.run(["-c", "\"$0\" | true", try programURL().path], program: "/bin/sh")
      #expect(head.errors == "")
    }
  }

  @Test func `a file that may not grow keeps what stood there`() throws {
    try withCheckout { app, _ in
      try app.write("old", to: "out.json")
      let script = "ulimit -f 1; \"$0\" --quiet --report json=out.json"
      let files = (0..<20).map { "import UIKit\nfinal class A\($0)Presenter {}\n" }
      for (index, text) in files.enumerated() {
        try app.write(text, to: "A\(index)/A\(index)Presenter.swift")
      }
      let outcome = try app.run(["-c", script, try programURL().path], program: "/bin/sh")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("cannot write 'out.json'"))
      #expect(try app.read("out.json") == "old")
      let left = try FileManager.default.contentsOfDirectory(atPath: app.path)
      #expect(!left.contains { $0.hasPrefix(".viperlint-") })
    }
  }

  @Test func `init leaves nothing where it fails`() throws {
    try withCheckout { app, _ in
      let outcome = try app.run(
        ["-c", "ulimit -f 0; \"$0\" init", try programURL().path], program: "/bin/sh")
      #expect(outcome.status == 2)
      #expect(!app.exists(".viperlint.yml"))
      #expect(try app.run(["init"]).status == 0)
    }
  }

  // MARK: Mending

  @Test func `a damaged baseline is written anew, as its message says`() throws {
    try withCheckout { app, _ in
      try app.write("{", to: ".viperlint-baseline.json")
      #expect(
        try app.run(["."]).errors.contains("'viperlint baseline create --force' writes it anew"))
      #expect(try app.run(["baseline", "create"]).status == 2)
      #expect(try app.run(["baseline", "create", "--force"]).status == 0)
      #expect(try app.run(["."]).status == 0)
    }
  }

  @Test func `a long value is not printed whole`() throws {
    try withCheckout { app, _ in
      let long = String(repeating: "x", count: 5_000_000)
      for text in [
        "preset: \(long)\n", "\(long): 1\n", "extends: \(long)\n", "rules: {\(long): error}\n",
      ] {
        try app.write(text, to: ".viperlint.yml")
        let outcome = try app.run(["."])
        #expect(outcome.status == 2)
        #expect(outcome.errors.utf8.count < 4_000)
        #expect(outcome.errors.contains(".viperlint.yml:1:"))
      }
    }
  }
}
