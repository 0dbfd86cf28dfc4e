import UIKit

final class LessonListAssembly: Assembly { // = builder by name in LessonList
    func makeModule() -> UIViewController {
        let provider = LessonListProvider(
            lessonsNetworkService: LessonsNetworkService(),
            lessonsPersistenceService: LessonsPersistenceService())
        let presenter = LessonListPresenter()
        let interactor = LessonListInteractor(presenter: presenter, provider: provider)
        let viewController = LessonListViewController(interactor: interactor)

        presenter.viewController = viewController
        return viewController
    }
}
