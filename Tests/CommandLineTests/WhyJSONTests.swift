import Foundation
import Testing

@Suite struct `Why as JSON` {
  private let presenter = "Articles/ArticlesPresenter.swift"

  /// Asks in a folder with ``articles``; what is printed must be JSON.
  private func answer(
    _ operands: String..., files: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    var output = ""
    try withFolder(articles.merging(files) { $1 }) { folder in
      let outcome = try folder.run(["why"] + operands + ["--format", "json", "--preset", "viper"])
      #expect(outcome.status == 0, sourceLocation: sourceLocation)
      #expect(outcome.errors == "", sourceLocation: sourceLocation)
      _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      output = outcome.output
    }
    return output
  }

  /// The presenter of ``articles``.
  private let presenterObject = #"""
    {"name":"ArticlesPresenter","kind":"class","file":"Articles/ArticlesPresenter.swift","line":5,\#
    "column":13,"module":"Articles","role":"presenter","roles":["presenter"],"facing":null,\#
    "certainty":"certain","checked":true,"compositionRoot":false,\#
    "evidence":[{"id":"name.strong","kind":"name","detail":"name ends in Presenter"}],\#
    "considered":[],"whyNone":[],\#
    "inherits":[{"name":"ArticlesViewOutput","role":"presenter","module":"Articles",\#
    "file":"Articles/ArticlesPresenter.swift","line":1}],"inheritedBy":[],"namedBy":[],\#
    "names":[{"name":"ArticlesViewInput","role":"view","module":"Articles",\#
    "file":"Articles/ArticlesViewController.swift","line":3,\#
    "references":[{"kind":"stores","ownership":"weak","file":"Articles/ArticlesPresenter.swift",\#
    "line":6,"column":18}]},\#
    {"name":"ArticlesInteractor","role":"interactor","module":"Articles",\#
    "file":"Articles/ArticlesInteractor.swift","line":7,\#
    "references":[{"kind":"stores","ownership":"strong","file":"Articles/ArticlesPresenter.swift",\#
    "line":7,"column":19}]}]}
    """#

  /// A finding of ``articles`` as `lint --format json` has it.
  private func finding(of rule: String) throws -> String {
    var found = ""
    try withFolder(articles) { folder in
      let report = try folder.run(["--format", "json", "--preset", "viper"]).output
      let line = report.split(separator: "\n").first { $0.hasPrefix(#"{"rule":"\#(rule)""#) }
      found = String(try #require(line))
      if found.hasSuffix(",") { found.removeLast() }
    }
    return found
  }

  @Test func `a type has its role, its evidence and its neighbours`() throws {
    try #expect(
      answer("ArticlesPresenter") == """
        {"version":1,"preset":"viper","file":null,"line":null,"types":[
        \(presenterObject)
        ],"diagnostics":[
        \(finding(of: "protocol_boundary"))
        ]}

        """)
  }

  @Test func `a line has what is found there, and the type around it`() throws {
    try #expect(
      answer("\(presenter):7:19") == """
        {"version":1,"preset":"viper","file":"\(presenter)","line":7,"types":[
        \(presenterObject)
        ],"diagnostics":[
        \(finding(of: "protocol_boundary"))
        ]}

        """)
    try #expect(
      answer("\(presenter):4") == """
        {"version":1,"preset":"viper","file":"\(presenter)","line":4,"types":[],"diagnostics":[]}

        """)
  }

  @Test func `a file has all its types and findings, those of no type too`() throws {
    let file = "Articles/ArticlesInteractor.swift"
    try #expect(
      answer(file) == #"""
        {"version":1,"preset":"viper","file":"\#(file)","line":null,"types":[
        {"name":"ArticlesInteractorInput","kind":"protocol","file":"\#(file)","line":3,"column":10,\#
        "module":"Articles","role":"interactor","roles":["interactor"],"facing":"face",\#
        "certainty":"certain","checked":true,"compositionRoot":false,\#
        "evidence":[{"id":"protocol.conformers","kind":"conformer",\#
        "detail":"conformed to by ArticlesInteractor"}],"considered":[],"whyNone":[],\#
        "inherits":[{"name":"AnyObject","role":null,"module":null,"file":null,"line":null}],\#
        "inheritedBy":[{"name":"ArticlesInteractor","role":"interactor","module":"Articles",\#
        "file":"\#(file)","line":7}],"namedBy":[],"names":[]},
        {"name":"ArticlesInteractor","kind":"class","file":"\#(file)","line":7,"column":13,\#
        "module":"Articles","role":"interactor","roles":["interactor"],"facing":null,\#
        "certainty":"certain","checked":true,"compositionRoot":false,\#
        "evidence":[{"id":"name.strong","kind":"name","detail":"name ends in Interactor"}],\#
        "considered":[],"whyNone":[],\#
        "inherits":[{"name":"ArticlesInteractorInput","role":"interactor","module":"Articles",\#
        "file":"\#(file)","line":3}],"inheritedBy":[],\#
        "namedBy":[{"name":"ArticlesPresenter","role":"presenter","module":"Articles",\#
        "file":"\#(presenter)","line":5,\#
        "references":[{"kind":"stores","ownership":"strong","file":"\#(presenter)","line":7,\#
        "column":19}]}],"names":[]}
        ],"diagnostics":[
        \#(finding(of: "ui_import"))
        ]}

        """#)
  }

  @Test func `of two names each reference has what the architecture says`() throws {
    try #expect(
      answer("ArticlesPresenter", "ArticlesInteractor") == #"""
        {"version":1,"preset":"viper","from":{"name":"ArticlesPresenter","is":"type"},\#
        "to":{"name":"ArticlesInteractor","is":"type"},"references":[
        {"from":"ArticlesPresenter","to":"ArticlesInteractor","kind":"stores","ownership":"strong",\#
        "file":"\#(presenter)","line":7,"column":19,"through":null,"allowed":false,"judged":true,\#
        "cell":"protocol","statedIn":"viper preset","rule":"protocol_boundary",\#
        "why":"the viper table lets a presenter know an interactor through a protocol only",\#
        "exemptions":[],"fingerprints":["c0d9a952ecec3a8a"]}
        ],"otherWay":0,"path":null,"diagnostics":[
        \#(finding(of: "protocol_boundary"))
        ]}

        """#)
    try #expect(
      answer("Articles", "ArticlesPresenter") == """
        {"version":1,"preset":"viper","from":{"name":"Articles","is":"module"},\
        "to":{"name":"ArticlesPresenter","is":"type"},"references":[],"otherWay":3,"path":null,\
        "diagnostics":[]}

        """)
  }

  @Test func `where there is no reference, the shortest way is an array`() throws {
    try #expect(
      answer("ArticlesViewController", "ArticlesInteractor") == #"""
        {"version":1,"preset":"viper","from":{"name":"ArticlesViewController","is":"type"},\#
        "to":{"name":"ArticlesInteractor","is":"type"},"references":[],"otherWay":0,"path":[\#
        {"from":"ArticlesViewController","to":"ArticlesViewOutput","kind":"stores",\#
        "ownership":"strong","file":"Articles/ArticlesViewController.swift","line":8,"column":18},\#
        {"from":"ArticlesViewOutput","to":"ArticlesPresenter","kind":"conformedBy",\#
        "ownership":null,"file":"\#(presenter)","line":5,"column":13},\#
        {"from":"ArticlesPresenter","to":"ArticlesInteractor","kind":"stores",\#
        "ownership":"strong","file":"\#(presenter)","line":7,"column":19}],"diagnostics":[]}

        """#)
  }

  @Test func `what did not decide the role, and why there is none, is told`() throws {
    let router = ["Articles/ArticlesRouter.swift": "enum ArticlesRouter { case up }\n"]
    let output = try answer("ArticlesRouter", files: router)
    #expect(output.contains(#""role":null,"roles":[],"facing":null,"certainty":null,"#))
    #expect(
      output.contains(
        #""considered":[{"id":"name.strong","kind":"name","detail":"name ends in Router","#
          + #""role":"router","outcome":"refused","reason":""#), "\(output)")
    #expect(
      output.contains(
        #""whyNone":["annotation: no '// viperlint:role …' above the declaration","#), "\(output)")
  }

  @Test func `a folder is answered as by 'modules', a rule with its page and options`() throws {
    try withFolder(articles) { folder in
      let options = ["--format", "json", "--preset", "viper"]
      let modules = try folder.run(["modules", "Articles"] + options)
      try #expect(folder.run(["why", "./Articles"] + options) == modules)
    }
    let rule = try answer("interface_size")
    #expect(
      rule.hasPrefix(
        #"{"version":1,"rule":"interface_size","severity":"off","#
          + #""summary":"a component's interface with too many members","options":[{"name":"members","#
          + #""type":"number","default":"12","#
          + #""summary":"the most members that an interface may require"}],"#
          + ##""page":"# interface_size\n\n## What it reports\n\n"##))
  }

  @Test func `what is not known is refused as in text`() throws {
    try withFolder(articles) { folder in
      try folder.checkRefused(
        ["why", "ArticlesPresentr", "--format", "json"], "did you mean 'ArticlesPresenter'?")
      try folder.checkRefused(
        ["why", "ArticlesPresenter", "--format", "xml"], "unknown value 'xml' of '--format'")
    }
  }
}
