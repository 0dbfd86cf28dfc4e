import Foundation

protocol LessonListProviderProtocol: AnyObject { // = service by conformer in LessonList
    func fetchLessons() async throws -> [Lesson]
}

final class LessonListProvider: LessonListProviderProtocol { // = service in LessonList
    private let lessonsNetworkService: LessonsNetworkServiceProtocol
    private let lessonsPersistenceService: LessonsPersistenceServiceProtocol

    init(
        lessonsNetworkService: LessonsNetworkServiceProtocol,
        lessonsPersistenceService: LessonsPersistenceServiceProtocol
    ) {
        self.lessonsNetworkService = lessonsNetworkService
        self.lessonsPersistenceService = lessonsPersistenceService
    }

    func fetchLessons() async throws -> [Lesson] {
        let lessons = try await lessonsNetworkService.fetchLessons()
        await lessonsPersistenceService.save(lessons: lessons)
        return lessons
    }
}
