import Foundation

protocol LessonDetailsOutputProtocol: AnyObject {
    func handleLessonCompletion(lessonID: Int)
}
