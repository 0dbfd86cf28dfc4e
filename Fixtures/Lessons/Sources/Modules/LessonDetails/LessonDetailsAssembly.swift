import UIKit

final class LessonDetailsAssembly: Assembly { // = builder by name in LessonDetails
    private let lessonID: Int
    private weak var moduleOutput: LessonDetailsOutputProtocol?

    init(lessonID: Int, output: LessonDetailsOutputProtocol? = nil) {
        self.lessonID = lessonID
        self.moduleOutput = output
    }

    func makeModule() -> UIViewController {
        let provider = LessonDetailsProvider(
            lessonsPersistenceService: LessonsPersistenceService())
        let presenter = LessonDetailsPresenter()
        let interactor = LessonDetailsInteractor(
            lessonID: lessonID, presenter: presenter, provider: provider)
        let viewController = LessonDetailsViewController(interactor: interactor)

        presenter.viewController = viewController
        interactor.moduleOutput = moduleOutput
        return viewController
    }
}
