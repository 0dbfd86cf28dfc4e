import RIBs

protocol WorkoutSessionPresentableListener: AnyObject {
    func didFinishExercise()
}

final class WorkoutSessionPresenter: WorkoutSessionPresentable { // = presenter by name in WorkoutSession

    weak var listener: WorkoutSessionPresentableListener?
    weak var view: WorkoutSessionViewable?

    func present(exercise: Int, of workout: Workout) {
        let progress = "\(exercise + 1) of \(workout.exercises.count)"
        view?.show(
            WorkoutSessionViewModel(title: workout.exercises[exercise], progress: progress))
    }
}

// MARK: - WorkoutSessionViewListener

extension WorkoutSessionPresenter: WorkoutSessionViewListener {
    func didTapNext() {
        listener?.didFinishExercise()
    }
}
