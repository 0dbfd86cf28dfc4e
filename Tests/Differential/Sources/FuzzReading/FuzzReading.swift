import Lexing
import Outlining

/// Lexes and outlines any bytes; a trap, a hang or a broken promise is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReading(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let slice = bytes[...]
  let tokens = lex(slice.span)
  if let broken = brokenPromise(of: tokens, for: bytes) { fatalError("tokens: \(broken)") }
  let astray = mismatches(outline(slice.span, tokens), byteCount: count)
  if let first = astray.first { fatalError("outline: \(first)") }
  return 0
}
