import CoreData
import Foundation

class PostDetailLocalDataManager: PostDetailLocalDataManagerInputProtocol { // = service by name in PostDetail

    func isBookmarked(id: Int) -> Bool {
        return (try? post(withId: id))?.isBookmarked ?? false
    }

    func setBookmarked(_ isBookmarked: Bool, id: Int) throws {
        try post(withId: id).isBookmarked = isBookmarked
        try CoreDataStore.managedObjectContext?.save()
    }

    private func post(withId id: Int) throws -> Post {
        guard let managedObjectContext = CoreDataStore.managedObjectContext else {
            throw PersistenceError.managedObjectContextNotFound
        }
        let request = NSFetchRequest<Post>(entityName: String(describing: Post.self))
        let posts = try managedObjectContext.fetch(request)
        guard let post = posts.first(where: { $0.id == Int32(id) }) else {
            throw PersistenceError.objectNotFound
        }
        return post
    }

}
