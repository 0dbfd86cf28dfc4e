package import Configuration
package import Diagnostics

extension Rule {
  /// Every rule, in the order of the documentation. A new rule is one line here.
  package static let all: [Rule] = [
    .layerDependency,
    .protocolBoundary,
    .weakBackReference,
    .uiImport,
    .uiType,
    .entityInView,
    .modelFlow,
    .dataAccess,
    .navigationOutsideRouter,
    .assemblyOutsideBuilder,
    .moduleBoundary,
    .moduleCycle,
    .reachThrough,
    .interfaceLeak,
    .interfaceSize,
    .unassigned,
    .superfluousSuppression,
    .unusedConfiguration,
    .staleBaseline,
    .invalidSource,
  ]
  package static var descriptions: [RuleDescription] { all.map(\.description) }
  /// What a configuration may say of each.
  package static var declarations: [RuleDeclaration] { descriptions.map(\.declaration) }
}
