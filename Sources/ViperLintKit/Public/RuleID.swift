/// What a rule is called: `weak_back_reference`. Ids never change.
///
/// A literal names a rule as well. One that is misspelt is no silence: see
/// ``CodeArchitecture/findings(of:)``.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// As a configuration writes it.
  public let name: String

  /// The rule of an id that is written as text.
  public init(_ name: String) { self.name = name }

  /// The rule of an id that is written as a literal.
  public init(stringLiteral name: String) { self.name = name }

  /// What ``name`` says.
  public var description: String { name }

  // A test holds these, and what is said of them, against the rules that there are.

  /// A reference that the architecture forbids.
  public static let layerDependency: RuleID = "layer_dependency"
  /// A concrete type where only a protocol may cross.
  public static let protocolBoundary: RuleID = "protocol_boundary"
  /// A back-reference that keeps its owner alive.
  public static let weakBackReference: RuleID = "weak_back_reference"
  /// A UI framework imported below the view.
  public static let uiImport: RuleID = "ui_import"
  /// A UI framework's type below the view.
  public static let uiType: RuleID = "ui_type"
  /// An entity that reaches a view or is kept by a view model.
  public static let entityInView: RuleID = "entity_in_view"
  /// A request, response or view model outside its leg of the cycle.
  public static let modelFlow: RuleID = "model_flow"
  /// Network, database or preferences used by a presenter or a view.
  public static let dataAccess: RuleID = "data_access"
  /// A move between screens outside the router.
  public static let navigationOutsideRouter: RuleID = "navigation_outside_router"
  /// A presenter, interactor or router made outside a builder.
  public static let assemblyOutsideBuilder: RuleID = "assembly_outside_builder"
  /// The insides of another module.
  public static let moduleBoundary: RuleID = "module_boundary"
  /// Modules that know each other in a circle.
  public static let moduleCycle: RuleID = "module_cycle"
  /// A component reached through another.
  public static let reachThrough: RuleID = "reach_through"
  /// A protocol that exposes a component others then use.
  public static let interfaceLeak: RuleID = "interface_leak"
  /// A component's interface with too many members.
  public static let interfaceSize: RuleID = "interface_size"
  /// A type with no role inside a module.
  public static let unassigned: RuleID = "unassigned"
  /// A suppression that silences nothing.
  public static let superfluousSuppression: RuleID = "superfluous_suppression"
  /// An entry of the configuration that matches nothing.
  public static let unusedConfiguration: RuleID = "unused_configuration"
  /// An entry of the baseline that permits nothing any more.
  public static let staleBaseline: RuleID = "stale_baseline"
  /// A file that is no readable Swift.
  public static let invalidSource: RuleID = "invalid_source"

  /// Every rule, in the order of the documentation.
  public static let all: [RuleID] = [
    .layerDependency, .protocolBoundary, .weakBackReference, .uiImport, .uiType, .entityInView,
    .modelFlow, .dataAccess, .navigationOutsideRouter, .assemblyOutsideBuilder, .moduleBoundary,
    .moduleCycle, .reachThrough, .interfaceLeak, .interfaceSize, .unassigned,
    .superfluousSuppression, .unusedConfiguration, .staleBaseline, .invalidSource,
  ]
}
