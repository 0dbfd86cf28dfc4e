import RIBs

protocol WorkoutListDependency: Dependency {
    var workoutService: WorkoutServicing { get }
}

final class WorkoutListComponent: Component<WorkoutListDependency>, WorkoutSessionDependency {
    var workoutService: WorkoutServicing {
        return dependency.workoutService
    }
}

// MARK: - Builder

protocol WorkoutListBuildable: Buildable { // = builder by conformer in WorkoutList
    func build(withListener listener: WorkoutListListener) -> WorkoutListRouting
}

final class WorkoutListBuilder: Builder<WorkoutListDependency>, WorkoutListBuildable { // = builder in WorkoutList

    override init(dependency: WorkoutListDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: WorkoutListListener) -> WorkoutListRouting {
        let component = WorkoutListComponent(dependency: dependency)
        let viewController = WorkoutListViewController()
        let interactor = WorkoutListInteractor(
            presenter: viewController, workoutService: component.workoutService)
        interactor.listener = listener
        interactor.viewController = viewController
        viewController.workoutService = component.workoutService
        return WorkoutListRouter(
            interactor: interactor,
            viewController: viewController,
            sessionBuilder: WorkoutSessionBuilder(dependency: component))
    }
}
