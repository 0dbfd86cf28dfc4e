import UIKit // ~+ ui_type

class Article { // = entity by deduced
    var title: String?
    var author: String?
    var website: String?
    var date: String?
    var content: String?
    var imageURL: String?
    var thumbnail: UIImage? // ~ ui_type: UIImage
}
