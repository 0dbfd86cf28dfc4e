final class CellConfigurator { func configure(_ text: String) {} }  // = none

//= twin
final class CellConfigurator {  // = builder
  func make() -> UIViewController { UIViewController() }
}
