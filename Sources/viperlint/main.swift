#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(await runCommandLine(Array(CommandLine.arguments.dropFirst())))
