class BaseWall: UIView {}  // = view
final class Wall: BaseWall {}  // = view

//= twin
class BaseWall: NSObject {}  // = none
final class Wall: BaseWall {}  // = none
