import UIKit // ~ ui_import: UIKit

struct Lesson: Codable, Equatable { // = entity
    let id: Int
    let title: String
    let text: String
    var isCompleted: Bool

    var row: LessonListView? { // ~ layer_dependency: LessonListView
        return nil
    }
}
