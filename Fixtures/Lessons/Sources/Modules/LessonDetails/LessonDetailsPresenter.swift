import Foundation

protocol LessonDetailsPresenterProtocol { // = presenter by conformer in LessonDetails
    func presentLesson(response: LessonDetails.LessonLoad.Response)
    func presentLessonCompletion(response: LessonDetails.LessonCompletion.Response)
}

final class LessonDetailsPresenter: LessonDetailsPresenterProtocol { // = presenter by name in LessonDetails
    weak var viewController: LessonDetailsViewControllerProtocol?

    func presentLesson(response: LessonDetails.LessonLoad.Response) {
        viewController?.displayLesson(
            viewModel: .init(
                title: response.lesson?.title ?? "No lesson", text: response.lesson?.text ?? ""))
    }

    func presentLessonCompletion(response: LessonDetails.LessonCompletion.Response) {
        viewController?.displayLessonCompletion(viewModel: .init(title: "✓ \(response.lesson.title)"))
    }
}
