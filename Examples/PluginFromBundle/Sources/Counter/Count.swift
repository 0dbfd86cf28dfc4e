struct Count: Sendable {
  private(set) var value = 0

  mutating func increase() { value += 1 }
}
