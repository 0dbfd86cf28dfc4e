import Foundation

struct LessonListViewModel { // = view_model by name in LessonList
    let lessonID: Int
    let title: String
    let isCompleted: Bool
}
