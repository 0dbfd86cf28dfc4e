import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PostListWireFrame.createPostListModule()
        window?.makeKeyAndVisible()
        return true
    }

}
