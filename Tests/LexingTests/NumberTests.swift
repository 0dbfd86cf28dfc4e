import Lexing
import Testing

@Suite struct NumberTests {
  @Test func `an integer has digits, underscores and a radix`() {
    for source in ["0", "1_000", "0x1F", "0xdead_BEEF", "0o17", "0b1010", "007"] {
      checkToken(source, .integer)
    }
  }

  @Test func `a float has a fraction or an exponent`() {
    for source in ["1.0", "1e5", "1E+5", "1.5e-3", "1_0.0_1", "0x1p3", "0x1.8p-2", "0xAP+4"] {
      checkToken(source, .float)
    }
  }

  @Test func `wrong digits belong to the number`() {
    for source in ["0b12", "0o8", "0xg", "12abc", "0x", "0X1"] { checkToken(source, .integer) }
    for source in ["1e", "1ex", "1.0e_", "0x1p", "0x1px"] { checkToken(source, .float) }
  }

  @Test func `a member of a number is no fraction`() {
    checkTokens("1.foo", "integer 1, punctuation ., identifier foo")
    checkTokens("0xFF.description", "integer 0xFF, punctuation ., identifier description")
    checkTokens("0xff.fp ", "integer 0xff, punctuation ., identifier fp")
    checkTokens("1.", "integer 1, punctuation .")
    checkTokens("1.e5", "integer 1, punctuation ., identifier e5")
  }

  @Test func `a range of numbers has its operator`() {
    checkTokens("1...2", "integer 1, operator ..., integer 2")
    checkTokens("0..<n", "integer 0, operator ..<, identifier n")
    checkTokens("1.0...2.5", "float 1.0, operator ..., float 2.5")
  }

  @Test func `members of tuples are integers`() {
    checkTokens("t.0.1", "identifier t, punctuation ., integer 0, punctuation ., integer 1")
    checkTokens(
      "t.0.1.2",
      "identifier t, punctuation ., integer 0, punctuation ., integer 1, "
        + "punctuation ., integer 2")
    checkTokens("t.0e1", "identifier t, punctuation ., float 0e1")
  }

  @Test func `a version is a float and an integer`() {
    checkTokens("iOS 13.0.1", "identifier iOS, float 13.0, punctuation ., integer 1")
  }

  @Test func `a sign is an operator`() {
    checkTokens("-1", "operator -, integer 1")
    checkTokens("1-1", "integer 1, operator -, integer 1")
  }
}
