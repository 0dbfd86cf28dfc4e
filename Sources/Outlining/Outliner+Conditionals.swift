import Lexing

/// `#if`: every branch is read as if the others were not there.
struct Conditional {
  /// The topmost frame at `#if`, and when the first branch ended.
  var top: Int
  var firstEnd: Int?
  /// `protectedCount` before `#if`.
  var protectedCount: Int
  /// The branches so far, as indices into those of the outline.
  var branches: [Int] = []
}

extension Outliner {
  mutating func readConditional() {
    let directive = index
    switch kinds[directive] {
    case .poundIf:
      let condition = readCondition()
      let next = index
      // `.member` after `#if` goes on with the expression before it; anything else begins anew.
      if current.state != .afterOperand || kinds[next] != .dot {
        endUnbracketed(at: directive, above: -1)
        index = next
      }
      save()
      conditionals.append(Conditional(top: top, firstEnd: nil, protectedCount: protectedCount))
      protectedCount = frameCount
      beginBranch(condition)
    case .poundEndif:
      guard let conditional = endBranch() else { return advance() }
      if let firstEnd = conditional.firstEnd { goBack(to: firstEnd) }
      protectedCount = conditional.protectedCount
      conditionals.removeLast()
      advance()
    default:
      guard let conditional = endBranch() else {
        _ = readCondition()
        return
      }
      if conditional.firstEnd == nil { conditionals[conditionals.count - 1].firstEnd = top }
      protectedCount = frameCount
      goBack(to: conditional.top)
      beginBranch(readCondition())
    }
  }

  /// Ends the branch that the directive at `index` stands after: its statements, and its range.
  /// Nil where no `#if` is open.
  private mutating func endBranch() -> Conditional? {
    guard let conditional = conditionals.last else { return nil }
    endUnbracketed(at: index, above: conditional.top)
    save()
    if let branch = conditional.branches.last {
      let start = result.conditionalBranches[branch].range.start
      result.conditionalBranches[branch].range = range(from: start, to: starts[index])
    }
    return conditional
  }

  private mutating func beginBranch(_ condition: TextRange) {
    conditionals[conditionals.count - 1].branches.append(result.conditionalBranches.count)
    conditions.append(ConditionText(range: condition))
    result.conditionalBranches.append(
      ConditionalBranch(
        condition: .none, range: range(from: endOfPrevious, to: starts[kinds.count - 1])))
    let branches = conditionals[conditionals.count - 1].branches
    if condition.length == 0, branches.count > 1 {
      conditions[conditions.count - 1].negated = branches.dropLast()
      // Only the first `#else` of an `#if` has a meaning.
      conditionals[conditionals.count - 1].branches = [branches[branches.count - 1]]
    }
  }

  /// A preview macro stands in the branches that are open.
  mutating func notePreview() {
    for branch in conditionals.compactMap(\.branches.last) {
      result.conditionalBranches[branch].hasPreview = true
    }
  }

  private mutating func goBack(to frame: Int) {
    top = min(frame, frameCount - 1)
    restore()
    current.mark = -1
  }

  /// Ends what no bracket holds open: a directive stands between statements or members. Each step
  /// meets the directive and knows no other answer to it than to end or to expect something else,
  /// which it does in as many states as a declaration has parts.
  private mutating func endUnbracketed(at directive: Int, above limit: Int) {
    var steps = 0
    while !current.state.isBracketed, top != limit, top > 0 {
      index = directive
      offset = 0
      let frame = top
      step()
      steps = frame == top ? steps + 1 : 0
      if steps > 12 {
        pop()
        steps = 0
      }
    }
    index = directive
    offset = 0
  }

  /// Steps over the directive with its condition, whose range is given.
  private mutating func readCondition() -> TextRange {
    let directive = index
    advance()
    let first = index
    if kinds[directive] != .poundElse {
      while kinds[index] != .endOfFile, !startsLine(index) || index > first && goesOn(index) {
        if kinds[index] == .leftParen { skipBracket() } else { advance() }
      }
    }
    return range(from: starts[min(first, kinds.count - 1)], to: index > first ? endOfPrevious : 0)
  }

  /// Whether a condition goes on over a line break: an operator ends one line or begins the next.
  private mutating func goesOn(_ token: Int) -> Bool {
    joinsConditions(token) || joinsConditions(token - 1)
  }

  private mutating func joinsConditions(_ token: Int) -> Bool {
    guard kinds[token] == .operator else { return false }
    let bytes = table.range(of: words[token])
    guard bytes.count == 2 else { return false }
    let byte = table.bytes[bytes.lowerBound]
    return byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|")
  }

  /// Gives the branches the texts of their conditions; of `#else` the text `!(…)` of what came
  /// before it. O(bytes): each condition is written twice at most.
  mutating func nameConditions(_ bytes: Span<UInt8>) {
    for branch in conditions.indices {
      let condition = conditions[branch]
      scratch.removeAll(keepingCapacity: true)
      if condition.negated.isEmpty {
        appendText(condition.range, bytes)
      } else {
        scratch.append(contentsOf: "!(".utf8)
        for (position, earlier) in condition.negated.enumerated() {
          if position > 0 { scratch.append(contentsOf: " || ".utf8) }
          appendText(conditions[earlier].range, bytes)
        }
        scratch.append(UInt8(ascii: ")"))
      }
      result.conditionalBranches[branch].condition = NameID(table.intern(scratch))
    }
  }

  private mutating func appendText(_ range: TextRange, _ bytes: Span<UInt8>) {
    for index in Int(range.start)..<min(Int(range.end), bytes.count) {
      scratch.append(bytes[index])
    }
  }
}

/// Where a branch's condition stands, or which branches it is the negation of.
struct ConditionText {
  var range: TextRange
  var negated: ArraySlice<Int> = []
}
