import Foundation

enum LessonDetails { // = none
    enum LessonLoad { // = none
        struct Request {} // = request

        struct Response { // = response
            let lesson: Lesson?
        }

        struct ViewModel { // = view_model
            let title: String
            let text: String
        }
    }

    enum LessonCompletion { // = none
        struct Request {} // = request

        struct Response { // = response
            let lesson: Lesson
        }

        struct ViewModel { // = view_model
            let title: String
        }
    }
}
