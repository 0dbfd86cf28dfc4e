import UIKit // ~+ ui_type

struct Book: Codable { // = entity
    let isbn: String
    let title: String
    let author: String
    let pages: Int

    var cover: UIImage? { // ~ ui_type: UIImage
        return nil
    }

    var wireframe: BookListWireframe? { // ~ layer_dependency: BookListWireframe
        return nil
    }
}
