import UIKit

protocol LessonDetailsViewControllerProtocol: AnyObject { // = view by conformer in LessonDetails
    func displayLesson(viewModel: LessonDetails.LessonLoad.ViewModel)
    func displayLessonCompletion(viewModel: LessonDetails.LessonCompletion.ViewModel)
}

final class LessonDetailsViewController: UIViewController { // = view by inherits in LessonDetails
    private let interactor: LessonDetailsInteractorProtocol
    private let router: LessonDetailsRouterProtocol

    private let textView = UITextView()

    init(interactor: LessonDetailsInteractorProtocol, router: LessonDetailsRouterProtocol) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        interactor.output.presentLoading() // ~ reach_through: LessonDetailsPresenterProtocol
        interactor.doLessonLoad(request: .init())
    }

    @objc private func doneTapped() {
        interactor.doLessonCompletion(request: .init())
    }
}

extension LessonDetailsViewController: LessonDetailsViewControllerProtocol {
    func displayLesson(viewModel: LessonDetails.LessonLoad.ViewModel) {
        title = viewModel.title
        textView.text = viewModel.text
    }

    func displayLessonCompletion(viewModel: LessonDetails.LessonCompletion.ViewModel) {
        title = viewModel.title
        let next = LessonDetailsAssembly(lessonID: 1)
        self.push(module: next.makeModule()) // ~ navigation_outside_router
        router.close()
    }
}
