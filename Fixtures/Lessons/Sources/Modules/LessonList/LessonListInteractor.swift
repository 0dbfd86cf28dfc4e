import Foundation

protocol LessonListInteractorProtocol: AnyObject { // = interactor by conformer in LessonList
    func doLessonsLoad(request: LessonList.LessonsLoad.Request)
    func doLessonSelection(request: LessonList.LessonSelection.Request)
}

final class LessonListInteractor: LessonListInteractorProtocol { // = interactor by name in LessonList
    private let presenter: LessonListPresenterProtocol
    private let provider: LessonListProviderProtocol

    private var lessons: [Lesson] = []

    init(presenter: LessonListPresenterProtocol, provider: LessonListProviderProtocol) {
        self.presenter = presenter
        self.provider = provider
    }

    func doLessonsLoad(request: LessonList.LessonsLoad.Request) {
        guard request.isForced || lessons.isEmpty else { return }
        Task { @MainActor in
            do {
                lessons = try await provider.fetchLessons()
                presenter.presentLessons(response: .init(result: .success(lessons)))
            } catch {
                presenter.presentLessons(response: .init(result: .failure(error)))
            }
        }
    }

    func doLessonSelection(request: LessonList.LessonSelection.Request) {
        guard let lesson = lessons.first(where: { $0.id == request.lessonID }) else { return }
        presenter.presentLessonSelection(response: .init(lesson: lesson))
    }
}

extension LessonListInteractor: LessonDetailsOutputProtocol {
    func handleLessonCompletion(lessonID: Int) {
        doLessonsLoad(request: .init(isForced: true))
    }
}
