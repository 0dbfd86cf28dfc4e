import Testing

@Suite struct `Why a place` {
  private let presenter = "Articles/ArticlesPresenter.swift"

  @Test func `a line tells what is found there, and the type around it`() throws {
    try withFolder(articles) { folder in
      for place in ["\(presenter):7", "\(presenter):7:18"] {
        let outcome = try folder.run(["why", place])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("error[protocol_boundary]: ArticlesPresenter holds "))
        #expect(outcome.output.contains("\nArticlesPresenter: presenter in module Articles\n"))
      }
      let quiet = try folder.run(["why", "\(presenter):2"]).output
      #expect(quiet.hasPrefix("no finding at \(presenter):2\n"))
      #expect(quiet.contains("\nArticlesViewOutput: presenter in module Articles\n"))
      #expect(
        try folder.run(["why", "\(presenter):4"]).output
          == "no finding at \(presenter):4\nno type stands there\n")
    }
  }

  @Test func `what is suppressed or permitted is said there, too`() throws {
    let interactor = "Articles/ArticlesInteractor.swift"
    var files = articles
    files[interactor] = "// viperlint:disable ui_import\n" + (files[interactor] ?? "")
    try withFolder(files) { folder in
      _ = try folder.run(["baseline", "create"])
      try #expect(
        folder.run(["why", "\(interactor):2"]).output.contains("suppressed by a comment: UIKit"))
      try #expect(
        folder.run(["why", "\(presenter):7"]).output.contains("permitted by the baseline: Art"))
    }
  }

  @Test func `a file tells all its types, a folder its modules, a rule its page`() throws {
    try withFolder(articles) { folder in
      let file = try folder.run(["why", presenter]).output
      #expect(file.contains("ArticlesViewOutput: presenter"))
      #expect(file.contains("\n\nArticlesPresenter: presenter"))
      try #expect(folder.run(["why", "./Articles"]).output.contains("Articles (Articles, judged"))
      try #expect(folder.run(["why", "ui_import"]).output.hasPrefix("# ui_import\n"))
      let gone = try folder.run(["why", "Gone.swift:3"])
      #expect(gone.status == 2)
      #expect(gone.errors.contains("cannot read 'Gone.swift'"))
    }
  }
}
