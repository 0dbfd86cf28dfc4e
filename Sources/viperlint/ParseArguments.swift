import Configuration

/// What is wrong with a command line, each with its remedy.
package struct UsageError: Error, Hashable, Sendable {
  package var problems: [String]
  /// Whose help tells more.
  package var command: Command

  package init(_ problems: [String], _ command: Command) {
    self.problems = problems
    self.command = command
  }
}

/// A command line, taken apart by the table of flags; nothing is looked up yet.
package struct Invocation: Hashable, Sendable {
  package var command = Command.lint
  /// Whether the command was written, or is the default.
  package var isCommandWritten = false
  package var operands: [String] = []
  /// In the order given; a switch has no value.
  package var options: [Option] = []

  package struct Option: Hashable, Sendable {
    /// The long name of the flag.
    package var name: String
    package var value: String?
  }
}

/// Takes a command line apart. The first operand that is a command's name is the command; without
/// one it is `lint`. Options may stand anywhere, `--` ends them.
///
/// - Throws: everything that is wrong at once.
package func parseArguments(_ arguments: [String]) throws(UsageError) -> Invocation {
  var invocation = Invocation()
  var problems: [String] = []
  var written: [String: String] = [:]
  var areOptionsOver = false
  var index = 0

  func takeOperand(_ argument: String) {
    guard !invocation.isCommandWritten, invocation.operands.isEmpty, !areOptionsOver else {
      return invocation.operands.append(argument)
    }
    if let command = Command(rawValue: argument) ?? Synonyms.commands[argument] {
      (invocation.command, invocation.isCommandWritten) = (command, true)
    } else if let option = Synonyms.optionsAsCommands[argument] {
      invocation.options.append(.init(name: option, value: nil))
    } else {
      invocation.operands.append(argument)
    }
  }
  while index < arguments.count {
    let argument = arguments[index]
    index += 1
    if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
      takeOperand(argument)
      continue
    }
    if argument == "--" {
      areOptionsOver = true
      continue
    }
    if let long = longSpelling(of: argument) {
      problems.append("'\(argument)' has one dash: did you mean '\(long)'?")
      continue
    }
    let (spelling, attached) =
      Synonyms.remedies[argument] == nil ? split(argument) : (argument, nil)
    guard let flag = flag(spelled: spelling) else {
      problems.append("unknown option '\(spelling)'")
      written[spelling] = ""
      continue
    }
    written[spelling] = flag.long
    if flag.value == nil {
      if attached != nil { problems.append("'\(spelling)' takes no value") }
      invocation.options.append(.init(name: flag.long, value: nil))
    } else if let value = attached ?? (index < arguments.count ? arguments[index] : nil) {
      if attached == nil { index += 1 }
      invocation.options.append(.init(name: flag.long, value: value))
    } else if invocation.isCommandWritten, !isKnown(flag.long, to: invocation.command) {
      // Which command it belongs to is all that matters here.
      invocation.options.append(.init(name: flag.long, value: nil))
    } else {
      problems.append(
        "'\(spelling)' needs a value: \(spelling) \(flag.value ?? "")" + choices(of: flag))
    }
  }
  let command = invocation.command
  problems = problems.map { problem in withRemedy(problem, command) }
  problems += misplaced(invocation)
  guard problems.isEmpty else { throw UsageError(problems, command) }
  return invocation
}

/// `--help` for `-help`; nil for what is no long option with one dash.
private func longSpelling(of argument: String) -> String? {
  guard !argument.hasPrefix("--"), argument.count > 2 else { return nil }
  let name = "-" + argument.prefix { $0 != "=" }
  return flag(spelled: name) == nil ? nil : "-" + argument
}

private func isKnown(_ option: String, to command: Command) -> Bool {
  Flag.all.contains { $0.long == option && $0.commands.contains(command) }
}

/// What an option's value can be, where that is a list.
private func choices(of flag: Flag) -> String {
  if flag.value == "RULE" { return "; 'viperlint rules' lists the rules" }
  let known = flag.long == "preset" ? Preset.shipped : flag.choices
  return known.isEmpty ? "" : ", which is one of " + known.joined(separator: ", ")
}

/// The option and the value written with it: `--jobs=4`, `-j4`, `-j=4`.
private func split(_ argument: String) -> (spelling: String, attached: String?) {
  if argument.hasPrefix("--") {
    guard let equal = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equal]), String(argument[argument.index(after: equal)...]))
  }
  let spelling = String(argument.prefix(2))
  guard flag(spelled: spelling) != nil, argument.count > 2 else { return (argument, nil) }
  let rest = argument.dropFirst(2)
  return (spelling, String(rest.hasPrefix("=") ? rest.dropFirst() : rest))
}

/// Flags of one name take a value in every command or in none, so the first will do.
private func flag(spelled spelling: String) -> Flag? {
  if let name = Synonyms.options[spelling] { return Flag.all.first { $0.long == name } }
  if spelling.hasPrefix("--") { return Flag.all.first { "--" + $0.long == spelling } }
  return Flag.all.first { $0.short.map { "-\($0)" } == spelling }
}

private func withRemedy(_ problem: String, _ command: Command) -> String {
  guard problem.hasPrefix("unknown option '"), let start = problem.firstIndex(of: "'") else {
    return problem
  }
  let spelling = String(problem[problem.index(after: start)...].dropLast())
  if let remedy = Synonyms.remedy(forOption: spelling, of: command) {
    return "\(problem): \(remedy)"
  }
  let known = Flag.all.filter { $0.commands.contains(command) }.map { "--" + $0.long }
  guard let near = nearest(to: spelling, in: known) else { return problem }
  return "\(problem); did you mean '\(near)'?"
}

/// Options of other commands, and values that are none of those that a flag takes.
private func misplaced(_ invocation: Invocation) -> [String] {
  var problems: [String] = []
  for option in invocation.options {
    let flags = Flag.all.filter { $0.long == option.name }
    guard let flag = flags.first(where: { $0.commands.contains(invocation.command) }) else {
      let commands = flags.flatMap(\.commands).map { "'viperlint \($0.rawValue)'" }
      problems.append(
        "'--\(option.name)' is an option of \(commands.joined(separator: ", ")), "
          + "not of 'viperlint \(invocation.command.rawValue)'")
      continue
    }
    guard !flag.choices.isEmpty, let value = option.value, !flag.choices.contains(value) else {
      continue
    }
    problems.append(
      unknown(called: "value", value, of: " of '--\(flag.long)'", among: flag.choices))
  }
  return problems
}

/// `unknown value 'jsn' of '--format'; did you mean 'json'?`, or with all that is known.
package func unknown(
  called noun: String, _ word: String, of what: String = "", among known: [String]
) -> String {
  let head = "unknown \(noun) '\(word)'\(what)"
  if let near = nearest(to: word, in: known) { return "\(head); did you mean '\(near)'?" }
  return known.count == 1
    ? "\(head): it is '\(known[0])'" : "\(head): it is one of \(known.joined(separator: ", "))"
}
