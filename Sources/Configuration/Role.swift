/// What a type does in its module: a row and a column of the table.
package struct Role: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let name: String
  package init(_ name: String) { self.name = name }

  package static let view = Role("view")
  package static let presenter = Role("presenter")
  package static let interactor = Role("interactor")
  package static let entity = Role("entity")
  package static let router = Role("router")
  /// Configurator, assembly, view factory.
  package static let builder = Role("builder")
  /// Data managers, workers, API clients, storage.
  package static let service = Role("service")
  /// A value made for display; in MVVM the object that makes them.
  package static let viewModel = Role("view_model")
  package static let request = Role("request")
  package static let response = Role("response")
  /// Ports and protocols that face out of a module; open to all, and in no table.
  package static let moduleInterface = Role("module_interface")

  /// The roles every configuration knows, in the order of the table.
  package static let builtIn: [Role] = [
    .view, .presenter, .interactor, .entity, .router, .builder, .service, .viewModel, .request,
    .response,
  ]

  // For other modules the derived one is a call through a table.
  @inlinable
  package static func == (left: Role, right: Role) -> Bool { left.name == right.name }
  package static func < (left: Role, right: Role) -> Bool { left.name < right.name }
  package var description: String { name }
}
