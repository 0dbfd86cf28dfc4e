import Foundation
import Testing
import ViperLintKit
import Workspace

@Suite struct ObjectNameTests {
  /// Of all lengths around the borders of the hash's blocks.
  @Test(arguments: [ObjectFormat.sha1, .sha256])
  func `content has the name that git gives it`(format: ObjectFormat) throws {
    try withFolder { folder in
      try folder.git("init", "--quiet", "--object-format=\(format.rawValue)")
      let contents = Array(0...200).map { count in
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ count) }
      }
      for (count, bytes) in contents.enumerated() { try folder.write(.init(bytes), to: "\(count)") }
      let names = contents.indices.map(String.init)
      let expected = try folder.git(["hash-object", "--no-filters"] + names)
      #expect(
        contents.map { format.name(of: $0).text }
          == expected.split(separator: "\n").map(String.init))
    }
  }
}
