import RIBs
import UIKit // ~+ ui_type

protocol WorkoutSessionPresentableListener: AnyObject {
    // An interactable may show its router, to nobody else than the router; this is for a presenter.
    var router: WorkoutSessionRouting? { get } // ~ interface_leak: WorkoutSessionPresentableListener

    func didFinishExercise()
}

final class WorkoutSessionPresenter: WorkoutSessionPresentable { // = presenter by name in WorkoutSession

    weak var listener: WorkoutSessionPresentableListener?
    weak var view: WorkoutSessionViewController? // ~ protocol_boundary: WorkoutSessionViewController

    func present(exercise: Int, of workout: Workout) {
        let progress = "\(exercise + 1) of \(workout.exercises.count)"
        view?.show(
            WorkoutSessionViewModel(title: workout.exercises[exercise], progress: progress))
    }
}

// MARK: - WorkoutSessionViewListener

extension WorkoutSessionPresenter: WorkoutSessionViewListener {
    func didTapNext() {
        listener?.router?.close() // ~ reach_through: WorkoutSessionRouting
        listener?.didFinishExercise()
    }

    func close(_ controller: UIViewController) { // ~ ui_type: UIViewController
        URLSession.shared.flush {} // ~ data_access: URLSession
        controller.dismiss(animated: true, completion: nil) // ~ navigation_outside_router
    }
}
