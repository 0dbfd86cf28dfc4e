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
    weak var sessionRouter: WorkoutSessionRouter? // ~ protocol_boundary: WorkoutSessionRouter
    var listener: WorkoutSessionListener? // ~ weak_back_reference: WorkoutSessionListener

    private let workout: Workout
    private let workoutService: WorkoutService // ~ protocol_boundary: WorkoutService
    private var history: [WorkoutSessionViewModel] = [] // ~ layer_dependency: WorkoutSessionViewModel
    private var exercise = 0

    init(
        presenter: WorkoutSessionPresentable, workout: Workout,
        workoutService: WorkoutService // ~+ protocol_boundary
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
            let summary: WorkoutSessionPresentable = WorkoutSessionPresenter() // ~ assembly_outside_builder: WorkoutSessionPresenter
            summary.present(exercise: 0, of: workout)
            history.removeAll()
            sessionRouter?.close()
            workoutService.save([workout])
            listener?.workoutSessionDidFinish()
        }
    }
}
