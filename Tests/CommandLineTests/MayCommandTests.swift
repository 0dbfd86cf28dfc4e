import Foundation
import Testing

@Suite struct MayCommandTests {
  /// Asserts the first line of an answer, a part of the rest, and the exit status.
  private func checkAnswer(
    _ from: String, _ to: String, _ headline: String, _ part: String = "", status: Int32,
    files: [String: String] = articles.merging(details) { $1 },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withFolder(files) { folder in
      let outcome = try folder.run(["may", from, to, ".", "--preset", "viper"])
      #expect(
        outcome.output.hasPrefix("\(headline): \(from) -> \(to)\n"),
        "\(outcome.output)\(outcome.errors)", sourceLocation: sourceLocation)
      #expect(
        part.isEmpty || outcome.output.contains(part), "\(outcome.output)",
        sourceLocation: sourceLocation)
      #expect(outcome.status == status, sourceLocation: sourceLocation)
    }
  }

  @Test func `the whole answer`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["may", "ArticlesPresenter", "ArticlesInteractor"])
      #expect(outcome.status == 1)
      #expect(
        outcome.output == """
          no: ArticlesPresenter -> ArticlesInteractor
            cell          presenter -> interactor: protocol (viper preset)
            why           the viper table lets a presenter know an interactor through a protocol only
            instead       hold it as ArticlesInteractorInput, which ArticlesInteractor already conforms \
          to
            reported by   protocol_boundary
            from          presenter in module Articles (Articles/ArticlesPresenter.swift:5, name ends \
          in Presenter)
            to            interactor in module Articles (Articles/ArticlesInteractor.swift:7, name ends \
          in Interactor)

          """)
    }
  }

  @Test func `what a large app is told as a finding, it is told before`() throws {
    let plain = (1...250).map { ("Plain/Plain\($0).swift", "struct Plain\($0) {}\n") }
    let files = articles.merging(plain) { $1 }
    try withFolder(files) { folder in
      try folder.edit(
        "Articles/ArticlesPresenter.swift", "func open() {}",
        "func open() { _ = UIAlertController() }")
      let found = try folder.run([]).output
      #expect(found.contains("error[ui_type]: ArticlesPresenter makes UIAlertController\n"))
      let answer = try folder.run(["may", "ArticlesPresenter", "UIAlertController"]).output
      #expect(answer.contains("\n  reported by   ui_type\n"))
      // Rules about two roles are notes there, but for a class whose protocol would do.
      try #expect(
        folder.run(["may", "ArticlesInteractor", "ArticlesViewInput"]).output
          .contains("reported by   layer_dependency, as a note"))
      try #expect(
        folder.run(["may", "ArticlesPresenter", "ArticlesInteractor"]).output
          .contains("reported by   protocol_boundary\n"))
    }
  }

  @Test func `types are judged as a reference between them would be`() throws {
    try checkAnswer("ArticlesPresenter", "ArticlesInteractorInput", "yes", status: 0)
    try checkAnswer(
      "ArticlesPresenter", "ArticlesViewInput", "yes, weakly",
      "how           store it as 'weak var'",
      status: 0)
    try checkAnswer(
      "ArticlesInteractor", "ArticlesViewInput", "no", "reported by   layer_dependency", status: 1)
    try checkAnswer(
      "DetailsPresenter", "ArticlesPresenter", "no",
      "modules       Details -> Articles: module_boundary closes it", status: 1)
  }

  @Test func `roles are asked of the table`() throws {
    try checkAnswer("presenter", "router", "yes, through a protocol", status: 0)
    try checkAnswer("presenter", "view", "yes, weakly and through a protocol", status: 0)
    try checkAnswer("interactor", "view", "no", "never (viper preset)", status: 1)
    try checkAnswer("view", "view", "yes", "of its own module freely, and no other", status: 0)
    try checkAnswer("ArticlesPresenter", "entity", "yes", status: 0)
  }

  @Test func `a type to come has the role that its name tells`() throws {
    try checkAnswer(
      "ArticlesPresenter", "ArticlesRouter", "yes, through a protocol",
      "router in module Articles, as the types of its stem (not declared yet; name ends in Router)",
      status: 0)
    try checkAnswer("ArticlesView", "ArticlesInteractor", "no", status: 1)
    try checkAnswer("DetailsPresenter", "ArticlesRouter", "no", "module_boundary", status: 1)
  }

  @Test func `frameworks are columns`() throws {
    try checkAnswer("ArticlesInteractor", "UIKit", "no", "ui_type", status: 1)
    try checkAnswer("ArticlesInteractor", "UIImage", "no", "interactor -> ui: never", status: 1)
    try checkAnswer("presenter", "UserDefaults", "no", "data_access", status: 1)
    try checkAnswer("view", "UIKit", "yes", status: 0)
  }

  @Test func `a cell of the configuration is named with its place and reason`() throws {
    let configuration = """
      preset: viper
      dependencies:
        presenter:
          service: {allow: protocol, because: "no interactor here"}

      """
    let files = articles.merging([".viperlint.yml": configuration]) { $1 }
    try withFolder(files) { folder in
      let outcome = try folder.run(["may", "presenter", "service"])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("yes, through a protocol: presenter -> service\n"))
      #expect(outcome.output.contains("(.viperlint.yml:4)"))
      #expect(outcome.output.contains("through a protocol only: no interactor here\n"))
    }
  }

  @Test func `the answer as JSON`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["may", "presenter", "router", "--format", "json"])
      #expect(
        outcome.output == """
          {"version":1,"allowed":true,"permission":"protocol","weak":false,"needsProtocol":true,\
          "cell":"protocol","statedIn":"viper preset","rule":null,\
          "why":"the viper table lets a presenter know a router through a protocol only",\
          "help":"declare a protocol with what the presenter needs of it, and name that",\
          "border":null,"from":{"name":"presenter","is":"role","role":"presenter","module":null},\
          "to":{"name":"router","is":"role","role":"router","module":null}}

          """)
      _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }
  }

  @Test func `a presenter that stands in for an interactor may know services, as lint has it`()
    throws
  {
    try checkAnswer(
      "FeedPresenter", "PostServicing", "yes", "(module.without_interactor)", status: 0,
      files: standIn)
    try checkAnswer(
      "FeedPresenter", "service", "yes, through a protocol", "(module.without_interactor)",
      status: 0, files: standIn)
    try checkAnswer(
      "FeedPresenter", "PostService", "no", "reported by   protocol_boundary", status: 1,
      files: standIn)
    try withFolder(standIn) { folder in
      try #expect(folder.run(["--preset", "viper"]).output.contains("no finding"))
      let why = try folder.run(["why", "FeedPresenter", "PostServicing", "--preset", "viper"])
      #expect(
        why.output.contains("allowed: the viper table lets a presenter know no service; but "))
      #expect(why.output.contains(" (module.without_interactor)\n"))
    }
    // The twin has an interactor.
    let whole = standIn.merging([
      "Feed/FeedInteractor.swift": "final class FeedInteractor {}\n"
    ]) { $1 }
    try checkAnswer(
      "FeedPresenter", "PostServicing", "no", "layer_dependency", status: 1, files: whole)
    try checkAnswer("FeedPresenter", "service", "no", "layer_dependency", status: 1, files: whole)
    try withFolder(whole) { folder in
      try #expect(folder.run(["--preset", "viper"]).output.contains("error[layer_dependency]"))
    }
  }

  @Test func `a message out of its leg is model_flow's, written or planned`() throws {
    let files = [
      "Feed/FeedInteractor.swift": """
      final class FeedInteractor {
        func show() -> FeedViewModel { FeedViewModel() }
      }

      """,
      "Feed/FeedViewModel.swift": "struct FeedViewModel {}\n",
      "Feed/FeedPresenter.swift": "final class FeedPresenter {}\n",
    ]
    try withFolder(files) { folder in
      let preset = ["--preset", "clean-swift"]
      try #expect(folder.run(preset).output.contains("error[model_flow]"))
      for column in ["view_model", "FeedViewModel"] {
        let outcome = try folder.run(["may", "FeedInteractor", column, "."] + preset)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("reported by   model_flow"), "\(outcome.output)")
      }
    }
  }

  @Test func `what tells no role is wrong usage`() throws {
    try withFolder(articles) { folder in
      let unknown = try folder.run(["may", "ArticlesPresenter", "Foo"])
      #expect(unknown.status == 2)
      #expect(
        unknown.errors.hasPrefix(
          "viperlint: error: no type 'Foo'\nviperlint: error: a type to come needs a name that tells "
            + "its role, or name the role itself: view, presenter, "))
      let misspelt = try folder.run(["may", "ArticlesInteractr", "view"])
      #expect(misspelt.errors.contains("did you mean 'ArticlesInteractor'?"))
      try #expect(folder.run(["may", "presenter"]).status == 2)
      try #expect(folder.run(["may", "Articles", "view"]).errors.contains("is a module"))
    }
  }
}

/// A module without an interactor, whose presenter holds a service by its protocol.
let standIn = [
  "Feed/FeedViewController.swift": """
  import UIKit

  final class FeedViewController: UIViewController {
    var output: FeedViewOutput?
  }

  """,
  "Feed/FeedPresenter.swift": """
  protocol FeedViewOutput {}

  final class FeedPresenter: FeedViewOutput {
    var service: PostServicing?
  }

  """,
  "Services/PostService.swift": """
  protocol PostServicing {}

  final class PostService: PostServicing {
    func load() { URLSession.shared.dataTask(with: address) }
  }

  """,
]
