import Foundation

enum LessonList { // = none
    /// Load the lessons and show them
    enum LessonsLoad { // = none
        struct Request { // = request
            let isForced: Bool
        }

        struct Response { // = response
            let result: Result<[Lesson], Error>
        }

        struct ViewModel { // = view_model
            let state: ViewControllerState
        }
    }

    /// Open a lesson
    enum LessonSelection { // = none
        struct Request { // = request
            let lessonID: Int
        }

        struct Response { // = response
            let lesson: Lesson
        }

        struct ViewModel { // = view_model
            let lessonID: Int
        }
    }

    enum ViewControllerState {
        case loading
        case failed(message: String)
        case result(data: [LessonListViewModel])
    }
}
