import RIBs
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    private var workoutList: WorkoutListRouting?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let builder = WorkoutListBuilder(dependency: AppComponent())
        let workoutList = builder.build(withListener: self)
        workoutList.interactable.activate()
        workoutList.load()
        self.workoutList = workoutList

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = workoutList.viewControllable.uiviewController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

extension AppDelegate: WorkoutListListener {
    func workoutListDidFinishSession() {
        window?.tintColor = .systemGreen
    }
}
