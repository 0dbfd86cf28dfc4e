import PackagePlugin

/// `swift package viperlint`: all that viperlint does, but for what writes files.
@main
struct ViperLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var run = try Run(of: context, arguments)
    run.forbidsWriting = true
    try run.perform()
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperLintCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var run = try Run(of: context, arguments)
      run.forbidsWriting = true
      try run.perform()
    }
  }
#endif
