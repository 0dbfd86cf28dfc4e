import RIBs

protocol WorkoutSessionDependency: Dependency {
    var workoutService: WorkoutServicing { get }
}

final class WorkoutSessionComponent: Component<WorkoutSessionDependency> {
    var workoutService: WorkoutServicing {
        return dependency.workoutService
    }
}

// MARK: - Builder

protocol WorkoutSessionBuildable: Buildable { // = builder by conformer in WorkoutSession
    func build(
        withListener listener: WorkoutSessionListener, workout: Workout
    ) -> WorkoutSessionRouting
}

final class WorkoutSessionBuilder: Builder<WorkoutSessionDependency>, WorkoutSessionBuildable { // = builder in WorkoutSession

    func build(
        withListener listener: WorkoutSessionListener, workout: Workout
    ) -> WorkoutSessionRouting {
        let component = WorkoutSessionComponent(dependency: dependency)
        let viewController = WorkoutSessionViewController()
        let presenter = WorkoutSessionPresenter()
        let interactor = WorkoutSessionInteractor(
            presenter: presenter, workout: workout, workoutService: component.workoutService)

        viewController.listener = presenter
        presenter.view = viewController
        interactor.listener = listener
        return WorkoutSessionRouter(interactor: interactor, viewController: viewController)
    }
}
