import Foundation

// Compares what viperlint reads with what swift-syntax does, file by file, in the form of
// `viperlint dump`. See README.md.

let usage = """
  usage: differential [tokens] [outline] --viperlint PROGRAM [--known FILE] [--sample COUNT]
                      [--show COUNT] PATH…
    Without a subject both are compared. PATH is a Swift file, or a folder that holds some.
    --known   the differences that are understood: see known-differences.txt
    --sample  that many of the files, spread evenly over the sorted paths
    --show    how many differing lines of a file are printed: 6 without it
  """

func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  complain(usage)
  exit(2)
}
do {
  exit(try await run(options) ? 0 : 1)
} catch {
  complain("differential: \(error)")
  exit(2)
}
