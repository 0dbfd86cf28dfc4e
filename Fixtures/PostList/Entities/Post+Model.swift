import Foundation

// One entity made from another.
extension Post {
    var model: PostModel {
        return PostModel(id: Int(id), title: title ?? "", imageUrl: imageUrl ?? "")
    }
}
