import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let assembly = LessonListAssembly()
        window.rootViewController = UINavigationController(rootViewController: assembly.makeModule())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
