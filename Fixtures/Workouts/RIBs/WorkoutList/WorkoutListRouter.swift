import RIBs

protocol WorkoutListInteractable: Interactable, WorkoutSessionListener { // = interactor by conformer in WorkoutList
    var router: WorkoutListRouting? { get set }
    var listener: WorkoutListListener? { get set }
}

protocol WorkoutListViewControllable: ViewControllable { // = view by conformer in WorkoutList
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class WorkoutListRouter: ViewableRouter<WorkoutListInteractable, WorkoutListViewControllable>, WorkoutListRouting { // = router in WorkoutList

    private let sessionBuilder: WorkoutSessionBuildable
    private var session: WorkoutSessionRouting?

    init(
        interactor: WorkoutListInteractable,
        viewController: WorkoutListViewControllable,
        sessionBuilder: WorkoutSessionBuildable
    ) {
        self.sessionBuilder = sessionBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToSession(with workout: Workout) {
        let session = sessionBuilder.build(withListener: interactor, workout: workout)
        self.session = session
        attachChild(session)
        viewController.present(viewController: session.viewControllable)
    }

    func detachSession() {
        guard let session = session else { return }
        viewController.dismiss(viewController: session.viewControllable)
        detachChild(session)
        self.session = nil
    }
}
