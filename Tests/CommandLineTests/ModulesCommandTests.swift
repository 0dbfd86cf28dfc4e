import Foundation
import Testing

@Suite struct ModulesCommandTests {
  @Test func `a module has its roles with their evidence, and what it lacks`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["modules", "--preset", "viper"])
      #expect(outcome.status == 0)
      #expect(
        outcome.output == """
          Articles (Articles, judged by viper)
            view              ArticlesViewController (inherits UIViewController)
                              by protocol: ArticlesViewInput
            presenter         ArticlesPresenter (name ends in Presenter)
                              by protocol: ArticlesViewOutput
            interactor        ArticlesInteractor (name ends in Interactor)
                              by protocol: ArticlesInteractorInput
            lacks             router

          1 module, 1 without some role

          """)
    }
  }

  @Test func `screens without a presenter and in no module are listed`() throws {
    let files = articles.merging([
      "Articles/ArticlesHelpViewController.swift":
        "import UIKit\nfinal class ArticlesHelpViewController: UIViewController {}\n",
      "Common/SplashViewController.swift":
        "import UIKit\nfinal class SplashViewController: UIViewController {}\n",
      "Common/BaseNavigation.swift":
        "import UIKit\nfinal class BaseNavigation: UINavigationController {}\n",
    ]) { $1 }
    try withFolder(files) { folder in
      let output = try folder.run(["modules", "--preset", "viper"]).output
      #expect(
        output.contains("  undriven          ArticlesHelpViewController: no presenter behind it\n"))
      #expect(
        output.hasSuffix(
          """
          screens in no module (1)
            SplashViewController  Common/SplashViewController.swift:2

          1 module, 1 without some role, 1 screen in them without a presenter, 1 screen in no module

          """))
    }
  }

  @Test func `the list as JSON has the keys of its version`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["modules", "--preset", "viper", "--format", "json"])
      let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let top = try #require(object as? [String: Any])
      #expect(top.keys.sorted() == ["modules", "preset", "screensInNoModule", "version"])
      let module = try #require((top["modules"] as? [[String: Any]])?.first)
      #expect(
        module.keys.sorted() == ["lacks", "name", "path", "preset", "roles", "undrivenScreens"])
      #expect(module["lacks"] as? [String] == ["router"])
      try #expect(folder.run(["modules", "--preset", "viper", "--format", "json"]) == outcome)
    }
  }

  @Test func `paths narrow it`() throws {
    let files = articles.merging(details) { $1 }.merging([".viperlint.yml": "preset: viper\n"]) {
      $1
    }
    try withFolder(files) { folder in
      let output = try folder.run(["modules", "Details"]).output
      #expect(output.hasPrefix("Details (Details, judged by viper)\n"))
      #expect(!output.contains("Articles (Articles"))
    }
  }

  @Test func `hostile names are escaped`() throws {
    let hostile = "Arti\u{202E}cles"
    try withFolder(articles(below: hostile)) { folder in
      let output = try folder.run(["modules", "--preset", "viper"]).output
      #expect(!output.contains("\u{202E}"))
      #expect(output.contains("\\u{202E}"))
    }
  }
}
