import UIKit // ~ ui_import: UIKit

struct LessonListViewModel { // = view_model by name in LessonList
    let lessonID: Int
    let title: String
    let lesson: Lesson // ~ entity_in_view: Lesson
    let color: UIColor // ~ ui_type: UIColor
}
