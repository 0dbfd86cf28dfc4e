import ViperLintKit
import Workspace

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a process of its own has cost.
struct Cost: Sendable {
  /// In seconds.
  var time = 0.0
  /// Of all its threads, in seconds.
  var processorTime = 0.0
  /// The most memory that it held at once, in bytes.
  var memory = 0
  /// Of a ``BareReading`` of the same files by the same process, in seconds; nil where there was none.
  var bareReading: Double?

  static func + (left: Cost, right: Cost) -> Cost {
    Cost(
      time: left.time + right.time, processorTime: left.processorTime + right.processorTime,
      memory: max(left.memory, right.memory))
  }
}

/// Runs from when it is made.
struct Stopwatch: Sendable {
  private let start = ContinuousClock.now
  private let processorStart = ownProcessorTime()

  /// What this process has cost since.
  func cost() -> Cost {
    let processorTime = ownProcessorTime() - processorStart
    let time = (ContinuousClock.now - start) / .seconds(1)
    return Cost(time: time, processorTime: processorTime, memory: ownPeakMemory())
  }
}

/// Runs a command to its end and gives what it cost, its start included. What it prints is dropped.
///
/// - Parameter limit: in seconds; then it is ended, and nil is given.
/// - Throws: where it cannot be started, or a signal ended it.
func run(_ command: [String], output: String = "/dev/null", limit: Double) throws -> Cost? {
  let clock = ContinuousClock()
  let start = clock.now
  let process = try spawn(command, output: output)
  var status: Int32 = 0
  var usage = rusage()
  while unsafe wait4(process, &status, WNOHANG, &usage) == 0 {
    if (clock.now - start) / .seconds(1) > limit {
      kill(process, SIGKILL)
      _ = unsafe wait4(process, &status, 0, &usage)
      return nil
    }
    usleep(500)
  }
  let time = (clock.now - start) / .seconds(1)
  // As WTERMSIG has it, which Swift does not see.
  guard status & 0x7F == 0 else {
    throw BenchmarkError(
      "signal \(status & 0x7F) ended: \(command.prefix(6).joined(separator: " "))")
  }
  return Cost(time: time, processorTime: seconds(usage), memory: peak(usage))
}

/// What all threads of this process have worked so far, in seconds. By the processor's clock, which
/// counts nanoseconds, where `getrusage` may count ticks.
func ownProcessorTime() -> Double {
  var time = timespec()
  guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else {
    return seconds(ownUsage())
  }
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The most memory that this process has held at once, in bytes.
///
/// On Linux it is asked of the kernel's status file: `getrusage` counts in what the parent held
/// before the process became this program.
func ownPeakMemory() -> Int {
  #if !canImport(Darwin)
    let status = (try? readStream("/proc/self/status")) ?? []
    for line in String(decoding: status, as: UTF8.self).split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.first == "VmHWM:", words.count > 1, let kilobytes = Int(words[1]) {
        return kilobytes * 1024
      }
    }
  #endif
  return peak(ownUsage())
}

private func ownUsage() -> rusage {
  var usage = rusage()
  #if canImport(Darwin)
    unsafe getrusage(RUSAGE_SELF, &usage)
  #else
    unsafe getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  #endif
  return usage
}

private func spawn(_ command: [String], output: String) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var arguments = unsafe command.map { unsafe strdup($0) }
  defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
  unsafe arguments.append(nil)
  var process: pid_t = 0
  let code = unsafe posix_spawnp(&process, command[0], &actions, nil, arguments, environ)
  guard code == 0 else { throw BenchmarkError("cannot start '\(command[0])': error \(code)") }
  return process
}

private func seconds(_ usage: rusage) -> Double {
  seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}

private func peak(_ usage: rusage) -> Int {
  #if canImport(Darwin)
    return Int(usage.ru_maxrss)
  #else
    return Int(usage.ru_maxrss) * 1024
  #endif
}
