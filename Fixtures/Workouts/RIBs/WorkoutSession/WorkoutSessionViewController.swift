import RIBs
import UIKit

protocol WorkoutSessionViewable: AnyObject { // = view by conformer in WorkoutSession
    func show(_ viewModel: WorkoutSessionViewModel)
}

protocol WorkoutSessionViewListener: AnyObject {
    func didTapNext()
}

final class WorkoutSessionViewController: UIViewController { // = view by inherits in WorkoutSession

    weak var listener: WorkoutSessionViewListener?

    private let progressLabel = UILabel()
    private let nextButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        view.addSubview(progressLabel)
        view.addSubview(nextButton)
    }

    @objc private func nextTapped() {
        listener?.didTapNext()
    }
}

// MARK: - WorkoutSessionViewable

extension WorkoutSessionViewController: WorkoutSessionViewable {
    func show(_ viewModel: WorkoutSessionViewModel) {
        title = viewModel.title
        progressLabel.text = viewModel.progress
    }
}

// MARK: - WorkoutSessionViewControllable

extension WorkoutSessionViewController: WorkoutSessionViewControllable {
    func dismissPresentedScreens() {
        presentedViewController?.dismiss(animated: true, completion: nil)
    }
}
