import Foundation

protocol LessonDetailsInteractorProtocol: AnyObject { // = interactor by conformer in LessonDetails
    var output: LessonDetailsPresenterProtocol { get } // ~ interface_leak: LessonDetailsInteractorProtocol

    func doLessonLoad(request: LessonDetails.LessonLoad.Request)
    func doLessonCompletion(request: LessonDetails.LessonCompletion.Request)
}

final class LessonDetailsInteractor: LessonDetailsInteractorProtocol { // = interactor by name in LessonDetails
    weak var moduleOutput: LessonDetailsOutputProtocol?

    private let lessonID: Int
    private let presenter: LessonDetailsPresenter // ~ protocol_boundary: LessonDetailsPresenter
    private let provider: LessonDetailsProviderProtocol

    private var lesson: Lesson?

    var output: LessonDetailsPresenterProtocol { return presenter }

    init(
        lessonID: Int,
        presenter: LessonDetailsPresenter, // ~+ protocol_boundary
        provider: LessonDetailsProviderProtocol
    ) {
        self.lessonID = lessonID
        self.presenter = presenter
        self.provider = provider
    }

    func doLessonLoad(request: LessonDetails.LessonLoad.Request) {
        Task { @MainActor in
            lesson = await provider.fetchLesson(id: lessonID)
            presenter.presentLesson(response: .init(lesson: lesson))
        }
    }

    func doLessonCompletion(request: LessonDetails.LessonCompletion.Request) {
        guard let lesson = lesson else { return }
        Task { @MainActor in
            let completed = await provider.complete(lesson)
            presenter.presentLessonCompletion(response: .init(lesson: completed))
            moduleOutput?.handleLessonCompletion(lessonID: lessonID)
        }
    }
}
