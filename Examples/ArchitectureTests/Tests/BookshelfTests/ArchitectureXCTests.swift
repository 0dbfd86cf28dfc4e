import ViperLintKit
import XCTest

/// The same by XCTest.
final class ArchitectureXCTests: XCTestCase {
  func testArchitectureIsKept() async throws {
    let architecture = try await CodeArchitecture.read(at: "../../Sources", relativeTo: #filePath)
    XCTAssertEqual(architecture.findings, [])
    XCTAssertEqual(architecture.unjudged, [])
  }
}
