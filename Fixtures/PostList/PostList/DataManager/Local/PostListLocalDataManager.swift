import CoreData
import Foundation

class PostListLocalDataManager: PostListLocalDataManagerInputProtocol { // = service by name in PostList

    func retrievePostList() throws -> [Post] {
        guard let managedObjectContext = CoreDataStore.managedObjectContext else {
            throw PersistenceError.managedObjectContextNotFound
        }
        let request = NSFetchRequest<Post>(entityName: String(describing: Post.self))
        return try managedObjectContext.fetch(request)
    }

    func savePost(id: Int, title: String, imageUrl: String) throws {
        guard let managedObjectContext = CoreDataStore.managedObjectContext else {
            throw PersistenceError.managedObjectContextNotFound
        }
        guard
            let entity = NSEntityDescription.entity(
                forEntityName: "Post", in: managedObjectContext)
        else {
            throw PersistenceError.couldNotSaveObject
        }
        let post = Post(entity: entity, insertInto: managedObjectContext)
        post.id = Int32(id)
        post.title = title
        post.imageUrl = imageUrl
        try managedObjectContext.save()
    }

}
