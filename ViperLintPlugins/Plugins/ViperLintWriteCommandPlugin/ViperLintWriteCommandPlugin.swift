import PackagePlugin

/// `swift package --allow-writing-to-package-directory viperlint-write`: all that viperlint does.
@main
struct ViperLintWriteCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try Run(of: context, arguments).perform()
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperLintWriteCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try Run(of: context, arguments).perform()
    }
  }
#endif
