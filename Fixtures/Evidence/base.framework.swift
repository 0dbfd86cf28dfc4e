class BaseWall: UIView {}  // = view
final class Wall: BaseWall {}  // = view
struct Icon: View, Decodable { let name: String }  // = none

//= twin
class BaseWall: NSObject {}  // = none
final class Wall: BaseWall {}  // = none
