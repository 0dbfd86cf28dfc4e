import Foundation

struct PostModel: Codable { // = entity by structure
    var id = 0
    var title = ""
    var imageUrl = ""
}
