import ViperLintKit
import Workspace

occupyStandardDescriptors()
endProgram(await runCommandLine(Array(CommandLine.arguments.dropFirst())))
