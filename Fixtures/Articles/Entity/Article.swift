import Foundation

class Article { // = entity by deduced
    var title: String?
    var author: String?
    var website: String?
    var date: String?
    var content: String?
    var imageURL: String?
}
