import Architecture
import Configuration

/// The architecture, and each of its references judged once for all rules.
struct CheckedArchitecture: Sendable {
  let model: ArchitectureModel
  /// The edges that break what they may know, in the order of the edges.
  let judgements: [Judgement]
  /// How many pairs of types the table is asked about.
  let askedPairs: Int
  /// Per type: whether it is in a module, or one names it.
  let isUsedByModules: [Bool]
  /// Per module: whether it has a presenter's class.
  let hasPresenter: [Bool]
  /// Per module: whether it has a view model.
  let hasViewModel: [Bool]

  init(_ model: ArchitectureModel) {
    self.model = model
    let judge = Judge(model: model)
    var judgements: [Judgement] = []
    var asked: Set<UInt64> = []
    for edge in model.edges {
      guard let question = judge.question(about: edge) else { continue }
      if case .cell(let parties, _) = question {
        asked.insert(UInt64(parties.from.id.index) << 32 | UInt64(parties.to.id.index))
      }
      if let judgement = judge.judgement(of: edge, question) { judgements.append(judgement) }
    }
    self.judgements = judgements
    askedPairs = asked.count
    isUsedByModules = model.findUsedByModules()
    hasPresenter = model.hasPerModule(.presenter)
    hasViewModel = model.hasPerModule(.viewModel)
  }

  /// The same architecture, and judgements of references that nobody has written yet.
  init(_ model: ArchitectureModel, judgements: [Judgement]) {
    self.model = model
    self.judgements = judgements
    askedPairs = 0
    isUsedByModules = model.findUsedByModules()
    hasPresenter = model.hasPerModule(.presenter)
    hasViewModel = model.hasPerModule(.viewModel)
  }
}
