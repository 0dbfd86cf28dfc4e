import Foundation

protocol LessonDetailsPresenterProtocol { // = presenter by conformer in LessonDetails
    func presentLesson(response: LessonDetails.LessonLoad.Response)
    func presentLessonCompletion(response: LessonDetails.LessonCompletion.Response)
    func presentLoading()
}

final class LessonDetailsPresenter: LessonDetailsPresenterProtocol { // = presenter by name in LessonDetails
    weak var viewController: LessonDetailsViewController? // ~ protocol_boundary: LessonDetailsViewController
    weak var interactor: LessonDetailsInteractorProtocol? // ~ layer_dependency: LessonDetailsInteractorProtocol

    func presentLoading() {
        URLSession.shared.flush {} // ~ data_access: URLSession
        viewController?.displayLesson(viewModel: .init(title: "…", text: ""))
        if interactor == nil {
            viewController?.title = nil
        }
    }

    func presentLesson(response: LessonDetails.LessonLoad.Response) {
        viewController?.displayLesson(
            viewModel: .init(
                title: response.lesson?.title ?? "No lesson", text: response.lesson?.text ?? ""))
    }

    func presentLessonCompletion(response: LessonDetails.LessonCompletion.Response) {
        viewController?.displayLessonCompletion(viewModel: .init(title: "✓ \(response.lesson.title)"))
    }
}
