package import Configuration
import Outlining

/// One kind of evidence about a type that did not decide its role, and why.
package struct Consideration: Hashable, Sendable {
  package var kind: Evidence.Kind
  /// `name ends in Router`
  package var detail: String
  /// The role that it speaks for.
  package var role: Role
  package var outcome: Outcome

  package enum Outcome: Hashable, Sendable {
    /// It says the same as the evidence that was taken.
    case agrees
    /// Stronger evidence says something else.
    case overruled
    /// It would have been taken, but for this reason.
    case refused(String)
  }
}

/// What was weighed and did not decide the roles of some types, in order of strength.
///
/// The classifier's work is thrown away when the model is done, so that a run need not carry it; it is
/// done again here, with the same settings, for the one who asks.
/// - Complexity: O(a whole classification) for each preset that judges one of the types.
package func considerations(
  of types: [TypeID], in model: ArchitectureModel
) -> [[Consideration]] {
  let table = assemble(model.files)
  var classifiers: [String: Classifier] = [:]
  return types.map { type in
    let settings = model.settings(for: type)
    let key = settings.preset ?? ""
    let classifier: Classifier
    if let known = classifiers[key] {
      classifier = known
    } else {
      let data = settings.words[.devices].union(settings.frameworks.all)
      let edges = table.collectEdges(data: data)
      let survey = Survey(table, edges, settings: settings)
      classifier = Classified(table, edges, survey, settings: settings).classifier
      classifiers[key] = classifier
    }
    return classifier.considerations(of: model[type])
  }
}

extension Classifier {
  fileprivate func considerations(of type: TypeInfo) -> [Consideration] {
    var found: [Consideration] = []
    let taken = type.evidence.first
    func weigh(_ kind: Evidence.Kind, _ detail: String, _ role: Role, refusal: String? = nil) {
      guard taken?.kind != kind || taken?.detail != detail || type.role != role else { return }
      let outcome: Consideration.Outcome
      if let refusal {
        outcome = .refused(refusal)
      } else if let taken, type.role != nil {
        guard taken.kind <= kind || role != type.role else { return }
        outcome = role == type.role ? .agrees : .overruled
      } else {
        outcome = .refused(
          type.isChecked ? "it is not enough here" : "it is a test's, a mock or a preview")
      }
      found.append(Consideration(kind: kind, detail: detail, role: role, outcome: outcome))
    }
    if let role = table.annotations()[type.id] {
      let isKnown = settings.knownRoles.contains(role)
      weigh(
        .annotation, "annotated viperlint:role \(role)", role,
        refusal: isKnown ? nil : "there is no such role")
    }
    if let other = configured(type), let evidence = other.evidence.first {
      weigh(.configuration, evidence.detail, other.role)
    }
    if type.kind != .protocol, let other = inherited(type.id), let evidence = other.evidence.first {
      weigh(
        .inherits, evidence.detail, other.role,
        refusal: isCompositionRoot[type.id.index] ? "it is the app's start or its container" : nil)
    }
    if let match = matches[type.id.index] {
      weighWord(match, of: type, weigh)
    }
    if type.kind == .protocol { weighConformers(of: type, weigh) }
    return found
  }

  private func weighWord(
    _ match: NameMatch, of type: TypeInfo,
    _ weigh: (Evidence.Kind, String, Role, String?) -> Void
  ) {
    let detail = "name ends in \(match.word)"
    // A protocol's name counts after its conformers.
    if type.kind == .protocol {
      if match.isStrong, type.role != match.role {
        weigh(
          .name, detail, match.role,
          type.role == nil
            ? "nobody conforms to it among components, or only look-alikes do"
            : type.role == .moduleInterface
              ? "it faces out of its module" : "its conformers say what it is")
      } else if !match.isStrong, type.role == nil {
        weigh(.structure, detail, match.role, "a protocol has the role of its conformers")
      }
      return
    }
    if match.isStrong {
      let refusal =
        isCompositionRoot[type.id.index]
        ? "it is the app's start or its container"
        : self.refusal(of: match, type.id).map { "\($0)" }
      weigh(.name, detail, match.role, refusal)
    } else if type.role != match.role || type.evidence.first?.kind != .structure {
      weigh(
        .structure, detail, match.role,
        type.role != nil && type.role == match.role ? nil : unproven(match, type))
    }
  }

  /// What a weak word's role would have to show.
  private func unproven(_ match: NameMatch, _ type: TypeInfo) -> String {
    if type.kind == .enum, facts[type.id.index].hasCases {
      return "it is an enumeration with cases"
    }
    switch match.role {
    case .builder: return "it makes no screen and no part of a module"
    case .service:
      if facts[type.id.index].holdsUI { return "it names UI" }
      return "it touches no data or device, holds no service, returns no entity "
        + "asynchronously"
    case .router: return "it does not move between screens"
    case .entity, .viewModel:
      return "who makes it and who names it do not say the same"
    default: return "nothing around it bears that out"
    }
  }

  /// Conformers that disagree leave a protocol without a role.
  private func weighConformers(
    of type: TypeInfo, _ weigh: (Evidence.Kind, String, Role, String?) -> Void
  ) {
    guard type.evidence.first?.kind != .conformer else { return }
    var seen: Set<Role> = []
    let conformers = survey.conformers[type.id.index]
    let roles = Set(conformers.compactMap { role($0) })
    for conformer in conformers {
      guard let role = role(conformer), seen.insert(role).inserted else { continue }
      let refusal: String? =
        roles.count > 1
        ? "its conformers have several roles"
        : type.role == nil ? "the conformer's own role is not sure enough" : nil
      weigh(.conformer, "conformed to by \(table.types[conformer.index].name)", role, refusal)
    }
  }
}

extension ArchitectureModel {
  /// Why a protocol is what it is to its surroundings; nil for none.
  package func reasonForFacing(of type: TypeInfo) -> String? {
    guard let facing = type.facing else { return nil }
    let conformers = concreteTypes(of: type.id)
    switch facing {
    case .moduleInterface: return type.evidence.first?.detail
    case .face:
      return conformers.isEmpty
        ? "its name says whose" : "its conformers are of one role and one module"
    case .port:
      if isNamedForCallingBack(type.simpleName) { return "it is named for calling back" }
      let modules = Set(conformers.compactMap { self[$0].module })
      if Set(conformers.compactMap { self[$0].role }).count > 1 {
        return "its conformers have several roles"
      }
      if modules.count > 1 { return "types of several modules conform to it" }
      if let home = type.module, !modules.isEmpty, !modules.contains(home) {
        return "module \(self[home].name) declares it, and another one conforms to it"
      }
      return "it is the output of a service"
    }
  }
}
