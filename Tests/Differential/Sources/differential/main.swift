import Foundation

// Compares what viperlint reads with what swift-syntax does, file by file, in the form of
// `viperlint dump`. See README.md.

let usage = """
  usage: differential tokens --list FILE [--show N] -- COMMAND…
    FILE holds the paths of Swift files, one a line. COMMAND is run with FILE as its last argument
    and prints the dump of all of them: viperlint dump tokens --list
  """

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(2)
}
do {
  exit(try compare(options) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("differential: \(error)\n".utf8))
  exit(2)
}
