import Foundation

protocol LessonListProviderProtocol: AnyObject { // = service by conformer in LessonList
    func fetchLessons() async throws -> [Lesson]
}

final class LessonListProvider: LessonListProviderProtocol { // = service in LessonList
    // The interactor may know a provider as a class, the provider never the interactor.
    weak var interactor: LessonListInteractorProtocol? // ~ layer_dependency: LessonListInteractorProtocol

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
        interactor?.doLessonSelection(request: makeRequest())
        return lessons
    }

    private func makeRequest() -> LessonList.LessonSelection.Request { // ~ model_flow: Request
        return .init(lessonID: 1)
    }
}
