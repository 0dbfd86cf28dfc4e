import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.tintColor = .orange
        return true
    }
}
