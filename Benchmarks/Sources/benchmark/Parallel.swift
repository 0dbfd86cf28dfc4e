/// Which share of a run's work lies in parts that several threads can do at a time.
///
/// By Amdahl's law, from what two threads took: where the serial parts take `s` and the parallel ones
/// `p` of processor time, the run takes `s + p / 2` and its processor time is `s + p`. What a thread
/// waits for another, or for a processor that somebody else has, counts as serial, so the share is
/// rather too small than too large.
struct ParallelShare: Sendable {
  /// In seconds of processor time.
  var serial: Double
  /// In seconds of processor time, summed over threads, with what it costs to share the work out.
  var parallel: Double

  /// - Parameter cost: of a run on two threads.
  init(ofTwoThreads cost: Cost) {
    parallel = min(cost.processorTime, max(0, 2 * (cost.processorTime - cost.time)))
    serial = cost.processorTime - parallel
  }

  /// Between 0 and 1.
  var share: Double { parallel / (serial + parallel) }

  /// The time on so many cores of a quiet machine, in seconds.
  func time(onCores cores: Int) -> Double { serial + parallel / Double(cores) }
}

/// So many times its processor time may a run on one thread take where wall times are to tell anything.
private let mostWaiting = 1.05

/// Shows how much faster the whole lint gets with more threads: as measured with two, and as expected
/// of more cores than this machine may have.
///
/// - Parameters:
///   - one: what the rounds cost on one thread.
///   - two: the same rounds on two threads.
func showParallelism(one: [Cost], two: [Cost]) {
  let ratios = zip(one, two).map { $1.time / $0.time }.sorted()
  let shares = two.map { ParallelShare(ofTwoThreads: $0).share }
  guard let ratio = median(ratios), let least = ratios.first, let most = ratios.last,
    let share = median(shares), let quietest = shares.max()
  else { return }
  let (costOfOne, costOfTwo) = (median(one), median(two))
  show(
    "--jobs 2 takes \(text(ratio, decimals: 2)) of the wall time of --jobs 1 "
      + "(\(text(least, decimals: 2)) to \(text(most, decimals: 2)) by round), "
      + "\(text(costOfOne.time, decimals: 3)) s and \(text(costOfTwo.time, decimals: 3)) s")
  // One thread on a quiet machine works all the time that it takes.
  guard costOfOne.time < costOfOne.processorTime * mostWaiting else {
    show("the machine is too busy to tell the share of parallel parts: one thread had to wait")
    return
  }
  show(
    "\(text(share * 100)) % of its processor time lies in parallel parts "
      + "(\(text(quietest * 100)) % in the quietest round):")
  show(
    "an estimate by Amdahl's law from wall and processor time on two threads, where waiting counts "
      + "as serial\n")

  let parallelism = ParallelShare(ofTwoThreads: costOfTwo)
  var table = Table(header: ["whole lint on", "expected time", "× as fast as one thread"])
  for cores in [2, 8, 16] {
    let time = parallelism.time(onCores: cores)
    table.rows.append([
      "\(cores) cores", "\(text(time, decimals: 3)) s",
      text(costOfOne.processorTime / time, decimals: 2),
    ])
  }
  show(table.rendered())
}
