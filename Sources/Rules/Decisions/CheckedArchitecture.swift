import Architecture
import Configuration

/// The architecture, each of its references judged once for all rules, and what several of them ask
/// of it.
struct CheckedArchitecture: Sendable {
  let model: ArchitectureModel
  /// The edges that break what they may know, in the order of the edges.
  var judgements: [Judgement]
  /// How many pairs of types the table is asked about.
  let askedPairs: Int
  /// Per type: whether it is in a module, or one names it.
  private let isUsedByModules: [Bool]
  /// Per module: whether it has a presenter's class.
  let hasPresenter: [Bool]
  /// Per module: whether it has an interactor's class.
  let hasInteractor: [Bool]
  /// Per module: whether it has a view model.
  let hasViewModel: [Bool]
  /// Per type: the references from it.
  let outgoing: EdgeIndex

  init(_ model: ArchitectureModel) {
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
    self.init(model, judgements: judgements, askedPairs: asked.count)
  }

  /// - Parameter judgements: of references that need not be written in the code.
  init(_ model: ArchitectureModel, judgements: [Judgement], askedPairs: Int = 0) {
    self.model = model
    self.judgements = judgements
    self.askedPairs = askedPairs
    isUsedByModules = model.findUsedByModules()
    hasPresenter = model.hasPerModule(.presenter)
    hasInteractor = model.hasPerModule(.interactor)
    hasViewModel = model.hasPerModule(.viewModel)
    outgoing = EdgeIndex(model.edges, types: model.types.count) { $0.from }
  }

  /// Whether a type is a screen that stands in no module and that no module names. It may well be
  /// older than the architecture, unless somebody said what it is.
  func isStrayScreen(_ type: TypeInfo) -> Bool {
    type.role == .view && !isUsedByModules[type.id.index]
      && type.evidence.first.map { $0.kind > .configuration } ?? true
  }
}

extension ArchitectureModel {
  /// Per type: whether it is in a module, or one names it.
  fileprivate func findUsedByModules() -> [Bool] {
    var found = types.map { $0.module != nil }
    for index in edges.indices {
      guard let from = edges[index].from, types[from.index].module != nil,
        case .own(let to) = edges[index].to
      else { continue }
      found[to.index] = true
    }
    return found
  }
}
