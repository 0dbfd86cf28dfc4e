import CoreData
import Foundation

@objc(Post)
public class Post: NSManagedObject { // = entity by inherits
    @NSManaged public var id: Int32
    @NSManaged public var title: String?
    @NSManaged public var imageUrl: String?
    @NSManaged public var isBookmarked: Bool

    weak var cell: PostTableViewCell? // ~ layer_dependency: PostTableViewCell
}
