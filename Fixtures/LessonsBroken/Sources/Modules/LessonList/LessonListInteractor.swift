import Foundation
import UIKit // ~ ui_import: UIKit

protocol LessonListInteractorProtocol: AnyObject { // = interactor by conformer in LessonList
    func doLessonsLoad(request: LessonList.LessonsLoad.Request)
    func doLessonSelection(request: LessonList.LessonSelection.Request)
}

final class LessonListInteractor: LessonListInteractorProtocol { // = interactor by name in LessonList
    private let presenter: LessonListPresenterProtocol
    private let provider: LessonListProvider
    var details: LessonDetailsPresenterProtocol? // ~ module_boundary: LessonDetailsPresenterProtocol
    weak var viewController: LessonListViewControllerProtocol? // ~ layer_dependency: LessonListViewControllerProtocol

    private var lessons: [Lesson] = []

    init(
        presenter: LessonListPresenterProtocol = LessonListPresenter(), // ~ assembly_outside_builder: LessonListPresenter
        provider: LessonListProvider
    ) {
        self.presenter = presenter
        self.provider = provider
    }

    func doLessonsLoad(request: LessonList.LessonsLoad.Request) {
        guard request.isForced || lessons.isEmpty else { return }
        let viewModel = LessonList.LessonsLoad.ViewModel(state: .loading) // ~ model_flow: ViewModel
        viewController?.displayLessons(viewModel: viewModel)
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
        details?.presentLoading()
        presenter.presentLessonSelection(response: .init(lesson: lesson))
    }
}

extension LessonListInteractor: LessonDetailsOutputProtocol {
    func handleLessonCompletion(lessonID: Int) {
        doLessonsLoad(request: .init(isForced: true))
    }
}
