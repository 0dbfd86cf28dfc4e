/// The version of the program, which some formats state.
package let version = "0.1.0"
