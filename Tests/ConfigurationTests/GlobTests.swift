import Configuration
import Testing

@Suite struct GlobTests {
  @Test func `a folder matches all below it`() {
    checkMatches("App", "App", "App/A.swift", "App/Scenes/A/A.swift")
    checkMatches("App/Scenes", "App/Scenes/A.swift")
    checkMisses("App", "Apple/A.swift", "app/A.swift", "Sources/App/A.swift")
  }

  @Test func `a star stays within a level`() {
    checkMatches("App/*", "App/A.swift", "App/Scenes/A.swift")
    checkMisses("App/*", "App", "A.swift")
    checkMatches("App/*/View", "App/A/View/V.swift")
    checkMisses("App/*/View", "App/View/V.swift", "App/A/B/View/V.swift")
    checkMatches("*.swift", "A.swift")
    checkMisses("*.swift", "App/A.swift", "swift")
    checkMatches("*View*.swift", "View.swift", "MyViewController.swift")
    checkMatches("A*B*C", "ABC", "AxBxC", "ABBC", "ABCC")
    checkMisses("A*B*C", "ACB", "AB", "ABCd")
  }

  @Test func `a question mark is one letter`() {
    checkMatches("A?C", "ABC", "AéC", "A😀C")
    checkMisses("A?C", "AC", "ABBC", "A/C")
    checkMatches("?*", "A", "AB")
  }

  @Test func `two stars are any number of levels`() {
    checkMatches("**/Generated/**", "Generated/A.swift", "A/B/Generated/C/D.swift")
    checkMisses("**/Generated/**", "A/B.swift", "A/Generate/B.swift")
    checkMatches("**/*.generated.swift", "A.generated.swift", "A/B/C.generated.swift")
    checkMatches("App/**/View", "App/View/A.swift", "App/A/B/View/A.swift")
    checkMisses("App/**/View", "View/A.swift", "App/A/B.swift")
    checkMatches("**", "A.swift", "A/B.swift")
    checkMatches("**/A/**/B/C", "A/B/B/C/x", "x/A/A/y/B/C", "A/B/x/B/C")
    checkMisses("**/A/**/B/C", "A/B/x/C", "B/C/A")
    checkMatches("App/**", "App/A.swift", "App/A/B.swift", "App")
  }

  @Test func `the pattern is normalised`() {
    #expect(Glob("./App/").pattern == "App")
    #expect(Glob("App//Scenes/./A/").pattern == "App/Scenes/A")
    #expect(Glob("./App/") == Glob("App"))
    checkMatches("./App/", "App/A.swift")
    #expect("\(Glob("./App/*"))" == "App/*")
  }

  @Test func `letters match in every spelling of Unicode`() {
    checkMatches("Gro\u{308}\u{DF}e", "Gr\u{F6}\u{DF}e/A.swift")
    checkMatches("Gr\u{F6}*", "Gro\u{308}\u{DF}e/A.swift")
  }

  @Test func `nothing matches an empty path`() {
    checkMisses("**", "")
    checkMisses("", "A.swift", "")
  }

  @Test func `the matched folder is the shortest above the file`() {
    checkFolder("App/Scenes/*", "App/Scenes/A/View/V.swift", "App/Scenes/A")
    checkFolder("App/Scenes/*", "App/Scenes/A.swift", nil)
    checkFolder("App/Core", "App/Core/A/B.swift", "App/Core")
    checkFolder("App/Core", "App/B.swift", nil)
    checkFolder("App/**", "App/A/B.swift", "App")
    checkFolder("**/Modules/*", "A/Modules/X/Modules/Y/B.swift", "A/Modules/X")
    checkFolder("**/Modules/*", "Modules/X/B.swift", "Modules/X")
    checkFolder("**", "A/B.swift", "")
    checkFolder("App/Core/A.swift", "App/Core/A.swift", nil)
  }

  @Test func `the walk finds what trying everything finds`() {
    let levels = ["a", "b", "ab", "*", "?", "a*", "*b", "**", "**"]
    let names = ["a", "b", "ab"]
    for first in levels {
      for second in levels {
        for third in levels {
          let pattern = [first, second, third]
          let glob = Glob(pattern.joined(separator: "/"))
          for seed in 0..<81 {
            let path = [
              names[seed / 27 % 3], names[seed / 9 % 3], names[seed / 3 % 3], names[seed % 3],
            ]
            let shortest = (0...4).first { matchesWhole(pattern[...], path[..<$0]) }
            let text = path.joined(separator: "/")
            #expect(glob.matches(text) == (shortest != nil), "\(glob) \(text)")
            let folder = shortest.flatMap { $0 < 4 ? path[..<$0].joined(separator: "/") : nil }
            #expect(glob.matchedFolder(of: text) == folder, "\(glob) \(text)")
          }
        }
      }
    }
  }

  @Test func `hostile patterns end soon`() {
    let stars = Glob(String(repeating: "*a", count: 200) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 4000)))
    let levels = Glob(String(repeating: "**/a/", count: 200) + "b")
    #expect(!levels.matches(String(repeating: "a/", count: 4000) + "c"))
  }

  @Test func `patterns that mean something else elsewhere have a problem`() {
    checkProblem("", "an empty pattern matches nothing: write a path or a pattern of one")
    checkProblem(
      "/App", "'/App' is absolute: write it relative to the folder of the configuration")
    checkProblem(
      "~/App",
      "'~/App' begins in a home folder: write it relative to the folder of the configuration"
    )
    checkProblem(
      "../App",
      "'../App' holds '..': write it relative to the folder of the configuration, and within it")
    checkProblem(
      "App/{A,B}",
      "'App/{A,B}' holds braces, which a pattern does not know: write one pattern for each choice")
    checkProblem(
      "App/[AB]",
      "'App/[AB]' holds brackets, which a pattern does not know: write '?' for one letter")
    checkProblem("./", "'./' is the root itself: write '**' for all of it")
    checkProblem(".", "'.' is the root itself: write '**' for all of it")
    checkProblem("App\\A", "'App\\A' holds a backslash: write '/' between folders")
    checkProblem(
      "!App", "'!App' begins with '!', which negates nothing here: write what is to match")
    checkProblem(
      "App/A**",
      "'A**' mixes '**' with letters: write '**' as a level of its own ('**/*.swift'), or one '*'")
    checkProblem("App/**/A*/?.swift", nil)
    checkProblem("./App/", nil)
    checkProblem("User Interface/..x", nil)
  }
}

/// Tries every way to share out the levels, and the letters of each.
private func matchesWhole(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
  guard let first = pattern.first else { return path.isEmpty }
  if first == "**" {
    return (path.startIndex...path.endIndex).contains {
      matchesWhole(pattern.dropFirst(), path[$0...])
    }
  }
  guard let level = path.first else { return false }
  return matchesLevel(Substring(first), Substring(level))
    && matchesWhole(pattern.dropFirst(), path.dropFirst())
}

private func matchesLevel(_ pattern: Substring, _ level: Substring) -> Bool {
  guard let first = pattern.first else { return level.isEmpty }
  if first == "*" {
    return matchesLevel(pattern.dropFirst(), level)
      || (!level.isEmpty && matchesLevel(pattern, level.dropFirst()))
  }
  return (first == "?" || first == level.first) && !level.isEmpty
    && matchesLevel(pattern.dropFirst(), level.dropFirst())
}

private func checkMatches(
  _ pattern: String, _ paths: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(paths.filter { !Glob(pattern).matches($0) } == [], sourceLocation: sourceLocation)
}

private func checkMisses(
  _ pattern: String, _ paths: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(paths.filter { Glob(pattern).matches($0) } == [], sourceLocation: sourceLocation)
}

private func checkFolder(
  _ pattern: String, _ path: String, _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(Glob(pattern).matchedFolder(of: path) == expected, sourceLocation: sourceLocation)
}

private func checkProblem(
  _ pattern: String, _ expected: String?, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(Glob.problem(in: pattern) == expected, sourceLocation: sourceLocation)
}
