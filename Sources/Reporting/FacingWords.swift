import Architecture
import Diagnostics

extension ArchitectureModel {
  /// Why a protocol is what it is to its surroundings; nil for none.
  func reasonForFacing(of type: TypeInfo) -> String? {
    switch type.facingReason {
    case nil: nil
    case .facesOut: leadingEvidence(of: type)
    case .namedForCallingBack: "it is named for calling back"
    case .outputOfService: "it is the output of a service"
    case .severalRoles: "its conformers have several roles"
    case .severalModules: "types of several modules conform to it"
    case .declaredForOthers:
      type.module.map {
        "module \(self[$0].name) declares it, and another one conforms to it"
      }
    case .conformers: "its conformers are of one role and one module"
    case .name: "its name says whose"
    }
  }
}
