import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let initialController = UINavigationController()
        initialController.setRootWireframe(TripListWireframe())

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = initialController
        window?.makeKeyAndVisible()
        return true
    }
}
