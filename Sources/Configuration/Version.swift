/// The version of the program, which some formats state and a configuration can ask for. Scripts read
/// this line.
package let version = "0.1.0"

/// The page of the repository, of which all other addresses are made. A fork changes this line, and
/// nothing else: the formula, the action and the reports take it from here, `Scripts/` by reading it.
package let repository = "https://github.com/OWNER/viperlint"
