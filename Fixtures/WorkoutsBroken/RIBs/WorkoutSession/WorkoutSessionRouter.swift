import RIBs

protocol WorkoutSessionInteractable: Interactable { // = interactor by conformer in WorkoutSession
    var router: WorkoutSessionRouting? { get set }
    var listener: WorkoutSessionListener? { get set }
}

protocol WorkoutSessionViewControllable: ViewControllable { // = view by conformer in WorkoutSession
    func dismissPresentedScreens()
}

final class WorkoutSessionRouter: ViewableRouter<WorkoutSessionInteractable, WorkoutSessionViewControllable>, WorkoutSessionRouting { // = router in WorkoutSession

    private let sessionInteractor: WorkoutSessionInteractor // ~ protocol_boundary: WorkoutSessionInteractor

    init(
        interactor: WorkoutSessionInteractor, // ~+ protocol_boundary
        viewController: WorkoutSessionViewControllable
    ) {
        sessionInteractor = interactor
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
        interactor.sessionRouter = self
    }

    func close() {
        viewController.dismissPresentedScreens()
    }
}
