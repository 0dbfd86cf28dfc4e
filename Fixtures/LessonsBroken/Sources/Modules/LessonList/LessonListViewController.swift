import UIKit

protocol LessonListViewControllerProtocol: AnyObject { // = view by conformer in LessonList
    func displayLessons(viewModel: LessonList.LessonsLoad.ViewModel)
    func displayLessonSelection(viewModel: LessonList.LessonSelection.ViewModel)
}

final class LessonListViewController: UIViewController { // = view by inherits in LessonList
    private let interactor: LessonListInteractorProtocol

    var provider: LessonListProviderProtocol? // ~ layer_dependency: LessonListProviderProtocol

    lazy var lessonListView = self.view as? LessonListView

    init(interactor: LessonListInteractorProtocol) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let view = LessonListView(frame: UIScreen.main.bounds)
        view.delegate = self
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = UserDefaults.standard.string(forKey: "title") ?? "Lessons" // ~ data_access: UserDefaults
        if provider == nil {
            lessonListView?.isHidden = true
        }
        interactor.doLessonsLoad(request: LessonList.LessonsLoad.Request(isForced: false))
    }
}

extension LessonListViewController: LessonListViewControllerProtocol {
    func displayLessons(viewModel: LessonList.LessonsLoad.ViewModel) {
        switch viewModel.state {
        case .loading: lessonListView?.isUserInteractionEnabled = false
        case .failed(let message): show(message: message)
        case .result(let data): lessonListView?.update(lessons: data)
        }
    }

    func displayAgain(response: LessonList.LessonsLoad.Response) { // ~ model_flow: Response
        let lessons = try? response.result.get()
        lessons?.first.map { lessonListView?.update(first: $0) }
    }

    func displayLessonSelection(viewModel: LessonList.LessonSelection.ViewModel) {
        let assembly = LessonDetailsAssembly(
            lessonID: viewModel.lessonID, output: interactor as? LessonDetailsOutputProtocol)
        self.push(module: assembly.makeModule())
    }

    private func show(message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension LessonListViewController: LessonListViewDelegate {
    func lessonListView(_ view: LessonListView, didSelectLesson lessonID: Int) {
        interactor.doLessonSelection(request: .init(lessonID: lessonID))
    }
}
