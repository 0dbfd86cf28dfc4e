import RIBs

final class AppComponent: Component<EmptyDependency>, WorkoutListDependency {
    let workoutService: WorkoutServicing = WorkoutService()

    init() {
        super.init(dependency: EmptyComponent())
    }
}
