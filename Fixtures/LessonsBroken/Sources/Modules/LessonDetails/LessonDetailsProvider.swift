import Foundation

protocol LessonDetailsProviderProtocol: AnyObject { // = service by conformer in LessonDetails
    func fetchLesson(id: Int) async -> Lesson?
    func complete(_ lesson: Lesson) async -> Lesson
}

final class LessonDetailsProvider: LessonDetailsProviderProtocol { // = service in LessonDetails
    private let lessonsPersistenceService: LessonsPersistenceServiceProtocol

    init(lessonsPersistenceService: LessonsPersistenceServiceProtocol) {
        self.lessonsPersistenceService = lessonsPersistenceService
    }

    func fetchLesson(id: Int) async -> Lesson? {
        return await lessonsPersistenceService.fetchLesson(id: id)
    }

    func complete(_ lesson: Lesson) async -> Lesson {
        var completed = lesson
        completed.isCompleted = true
        await lessonsPersistenceService.save(lessons: [completed])
        return completed
    }
}
