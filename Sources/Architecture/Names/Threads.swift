import Dispatch

/// How many threads the stages may use that look at each file, reference or type by itself.
///
/// What they give is the same whatever the number: parts are ranges in order, and their results are put
/// together in that order.
package struct Threads: Hashable, Sendable {
  package let count: Int

  /// - Parameter count: below 1 for one.
  package init(_ count: Int = 1) { self.count = max(1, count) }

  /// Calls a function for ranges that make up `0..<total`.
  /// - Parameter leastPart: no range is shorter, as to begin one costs something, too.
  /// - Returns: what it gave, in the order of the ranges.
  package func mapRanges<Result: Sendable>(
    of total: Int, leastPart: Int = 64, _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let parts = min(count * partsOfThread, total / leastPart)
    guard count > 1, parts > 1 else { return [body(0..<total)] }
    return map(parts) { part in body(total * part / parts..<total * (part + 1) / parts) }
  }

  /// Calls a function for each number below a count, where one call is little work, and gives its results
  /// in their order.
  package func mapEach<Result: Sendable>(
    _ total: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let parts = mapRanges(of: total) { $0.map(body) }
    return parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }

  /// Calls a function for each number below a count, and gives its results in their order.
  package func map<Result: Sendable>(
    _ total: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1, total > 1 else { return (0..<total).map(body) }
    let results = Results<Result>(total)
    // Who is done takes the next, as some take much longer than others.
    DispatchQueue.concurrentPerform(iterations: min(count, total)) { _ in
      while let index = results.next() { results.put(body(index), at: index) }
    }
    return results.all
  }

  /// Calls two functions side by side.
  package func both<One: Sendable, Other: Sendable>(
    _ one: @Sendable () -> One, _ other: @Sendable () -> Other
  ) -> (One, Other) {
    guard count > 1 else { return (one(), other()) }
    let ones = Results<One>(1)
    let others = Results<Other>(1)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { ones.put(one(), at: 0) } else { others.put(other(), at: 0) }
    }
    return (ones.all[0], others.all[0])
  }
}

/// Threads get unlike parts done in like time where there are some for each.
private let partsOfThread = 4

/// What threads give, each to a place of its own. Unchecked, as the compiler does not see that all access
/// goes through the queue.
private final class Results<Result: Sendable>: @unchecked Sendable {
  // `Mutex` needs macOS 15.
  private let queue = DispatchQueue(label: "viperlint.results")
  private var results: [Result?]
  private var taken = 0

  init(_ count: Int) { results = Array(repeating: nil, count: count) }

  /// The first place that no thread has taken; nil where there is none.
  func next() -> Int? {
    queue.sync {
      guard taken < results.count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  func put(_ result: Result, at index: Int) { queue.sync { results[index] = result } }

  /// In order of their places; once all are there.
  var all: [Result] { queue.sync { results.compactMap { $0 } } }
}
