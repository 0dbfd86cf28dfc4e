/// `1,930`
package func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  var result = ""
  for (index, digit) in digits.enumerated() {
    let left = digits.count - index
    if index > 0, left % 3 == 0, digits[index - 1] != "-" { result += "," }
    result.append(digit)
  }
  return result
}

/// `1 error`, `2 errors`; the plural where it is no mere `s`.
package func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
}

/// `98 %`: cut and not rounded, so that 100 % are all, and the same wherever it is told.
func percent(_ part: Int, of whole: Int) -> String { "\(whole > 0 ? part * 100 / whole : 0) %" }

/// With so many digits after the point, whatever the locale.
func decimal(_ number: Double, digits: Int) -> String {
  var scale = 1
  for _ in 0..<digits { scale *= 10 }
  guard number.isFinite, number >= 0, number < 1e12 else { return "0" }
  let scaled = Int((number * Double(scale)).rounded())
  guard digits > 0 else { return grouped(scaled) }
  let rest = String(scaled % scale)
  return grouped(scaled / scale) + "." + String(repeating: "0", count: digits - rest.count) + rest
}

/// `A, B and 3 more`: the first of some texts, and how many there are besides.
package func listed(_ texts: [String], limit: Int) -> String {
  let rest = texts.count - limit
  return texts.prefix(limit).joined(separator: ", ")
    + (rest > 0 ? " and \(grouped(rest)) more" : "")
}
