import ViperLintKit
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

occupyStandardDescriptors()
let status = await runCommandLine(Array(CommandLine.arguments.dropFirst()))
do throws(FileError) {
  try closeStandardOutput()
} catch {
  endWithoutOutput(error)
}
exit(status)
