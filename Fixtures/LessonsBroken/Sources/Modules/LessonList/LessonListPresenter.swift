import UIKit // ~+ ui_type

protocol LessonListPresenterProtocol { // = presenter by conformer in LessonList
    func presentLessons(response: LessonList.LessonsLoad.Response)
    func presentLessonSelection(response: LessonList.LessonSelection.Response)
}

final class LessonListPresenter: LessonListPresenterProtocol { // = presenter by name in LessonList
    var viewController: LessonListViewControllerProtocol? // ~ weak_back_reference: LessonListViewControllerProtocol

    func presentLessons(response: LessonList.LessonsLoad.Response) {
        switch response.result {
        case .success(let lessons):
            let data = lessons.map(makeViewModel(lesson:))
            viewController?.displayLessons(viewModel: .init(state: .result(data: data)))
        case .failure:
            let message = "The lessons could not be loaded."
            viewController?.displayLessons(viewModel: .init(state: .failed(message: message)))
        }
    }

    func presentLessonSelection(response: LessonList.LessonSelection.Response) {
        viewController?.displayLessonSelection(viewModel: .init(lessonID: response.lesson.id))
    }

    private func makeViewModel(lesson: Lesson) -> LessonListViewModel {
        return LessonListViewModel(
            lessonID: lesson.id, title: lesson.title, lesson: lesson,
            color: UIColor.darkText) // ~ ui_type: UIColor
    }
}
