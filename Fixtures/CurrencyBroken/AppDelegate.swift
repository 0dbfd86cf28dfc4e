import UIKit

// The storyboard makes the first screen, and each screen asks its configurator for the rest.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().tintColor = .darkGray
        return true
    }
}
