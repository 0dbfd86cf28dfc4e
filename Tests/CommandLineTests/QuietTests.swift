import Foundation
import Testing

@Suite struct QuietTests {
  /// One whose project file cannot be read, which is a remark, and whose table does not fit.
  private var told: [String: String] {
    var files = articles.merging([
      "App.xcodeproj/project.pbxproj": "{", ".viperlint.yml": "exclude: [\"**/*Old.swift\"]\n",
      "Old.swift": "class Old {}\n",
    ]) { $1 }
    for number in 0..<12 {
      files["Scene\(number)/Scene\(number)ViewController.swift"] = """
        class Scene\(number)ViewController: UIViewController {
          var interactor: Scene\(number)Interactor?
          var presenter: Scene\(number)Presenter?
        }
        class Scene\(number)Interactor {}
        class Scene\(number)Presenter { weak var view: Scene\(number)ViewController? }

        """
    }
    return files
  }

  @Test(arguments: ["text", "xcode", "github", "json"])
  func `findings only, in each format`(format: String) throws {
    try withFolder(told) { folder in
      let arguments = ["--format", format, "."]
      let quiet = try folder.run(arguments + ["--quiet"])
      let loud = try folder.run(arguments)
      #expect(quiet.errors == "")
      #expect(quiet.status == loud.status)
      #expect(quiet.status == 1)
      let remark = "App.xcodeproj"
      #expect(loud.errors.contains(remark) || loud.output.contains(remark))
      #expect(!quiet.output.contains(remark) || format == "json")
      #expect(!quiet.output.contains("::notice title=viperlint::"))
      if format == "json" || format == "xcode" { #expect(quiet.output == loud.output) }
    }
  }

  @Test func `an error that ends the run is said all the same`() throws {
    try withFolder(["A.swift": "struct Point {}\n"]) { folder in
      for arguments in [["--quiet"], ["--quiet", "--format", "json"], ["-q", "./none"]] {
        let outcome = try folder.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("viperlint: error: "))
        #expect(outcome.errors.split(separator: "\n").count == 1)
      }
    }
  }
}
