// viperlint:role presenter
final class Brain {}  // = presenter

//= twin
/// Does what viperlint calls the role of a presenter.
final class Brain {}  // = none
