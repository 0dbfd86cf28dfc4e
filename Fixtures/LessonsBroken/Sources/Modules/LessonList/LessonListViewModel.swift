import UIKit // ~+ ui_type

struct LessonListViewModel { // = view_model by name in LessonList
    let lessonID: Int
    let title: String
    let lesson: Lesson // ~ entity_in_view: Lesson
    let color: UIColor // ~ note? ui_type: UIColor
}
