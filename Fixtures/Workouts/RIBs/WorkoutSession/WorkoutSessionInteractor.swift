import RIBs

protocol WorkoutSessionRouting: ViewableRouting { // = router by conformer in WorkoutSession
    func close()
}

protocol WorkoutSessionPresentable: Presentable { // = presenter by conformer in WorkoutSession
    var listener: WorkoutSessionPresentableListener? { get set }

    func present(exercise: Int, of workout: Workout)
}

protocol WorkoutSessionListener: AnyObject {
    func workoutSessionDidFinish()
}

final class WorkoutSessionInteractor: PresentableInteractor<WorkoutSessionPresentable>, WorkoutSessionInteractable { // = interactor in WorkoutSession

    weak var router: WorkoutSessionRouting?
    weak var listener: WorkoutSessionListener?

    private let workout: Workout
    private let workoutService: WorkoutServicing
    private var exercise = 0

    init(
        presenter: WorkoutSessionPresentable, workout: Workout, workoutService: WorkoutServicing
    ) {
        self.workout = workout
        self.workoutService = workoutService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.present(exercise: exercise, of: workout)
    }
}

// MARK: - WorkoutSessionPresentableListener

extension WorkoutSessionInteractor: WorkoutSessionPresentableListener {
    func didFinishExercise() {
        exercise += 1
        if exercise < workout.exercises.count {
            presenter.present(exercise: exercise, of: workout)
        } else {
            workoutService.save([workout])
            listener?.workoutSessionDidFinish()
        }
    }
}
