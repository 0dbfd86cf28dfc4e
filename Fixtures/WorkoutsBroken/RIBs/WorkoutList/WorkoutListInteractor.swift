import RIBs
import UIKit // ~+ ui_type

protocol WorkoutListRouting: ViewableRouting { // = router by conformer in WorkoutList
    func routeToSession(with workout: Workout)
    func detachSession()
}

protocol WorkoutListPresentable: Presentable { // = view by conformer in WorkoutList
    var listener: WorkoutListPresentableListener? { get set }

    func show(rows: [WorkoutRowViewModel])
    func show(workouts: [Workout]) // ~ note entity_in_view: Workout
}

protocol WorkoutListListener: AnyObject {
    func workoutListDidFinishSession()
}

final class WorkoutListInteractor: PresentableInteractor<WorkoutListPresentable>, WorkoutListInteractable { // = interactor in WorkoutList

    var router: WorkoutListRouting? // ~ weak_back_reference: WorkoutListRouting
    weak var listener: WorkoutListListener?
    weak var viewController: WorkoutListViewController? // ~ protocol_boundary: WorkoutListViewController
    weak var session: WorkoutSessionInteractable? // ~ module_boundary: WorkoutSessionInteractable

    private let workoutService: WorkoutServicing
    private var workouts: [Workout] = []

    init(presenter: WorkoutListPresentable, workoutService: WorkoutServicing) {
        self.workoutService = workoutService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        workoutService.fetchWorkouts { [weak self] workouts in
            self?.workouts = workouts
            self?.showRows()
        }
    }

    private func showRows() {
        UIApplication.shared.isIdleTimerDisabled = true // ~ ui_type: UIApplication
        viewController?.title = "\(workouts.count) workouts"
        presenter.show(workouts: workouts)
        presenter.show(rows: workouts.map { workout in
            WorkoutRowViewModel(title: workout.name, duration: "\(workout.seconds / 60) min")
        })
    }
}

// MARK: - WorkoutListPresentableListener

extension WorkoutListInteractor: WorkoutListPresentableListener {
    func didSelectWorkout(at index: Int) {
        router?.routeToSession(with: workouts[index])
    }
}

// MARK: - WorkoutSessionListener

extension WorkoutListInteractor: WorkoutSessionListener {
    func workoutSessionDidFinish() {
        session?.deactivate()
        router?.detachSession()
        listener?.workoutListDidFinishSession()
    }
}
