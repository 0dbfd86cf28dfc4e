package import Configuration

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
  /// What a configuration may say of each.
  package static var declarations: [RuleDeclaration] { all.map(\.declaration) }
}
