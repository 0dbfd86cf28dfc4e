import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?
    private let articlesWireframe = ArticlesWireframe()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        articlesWireframe.presentArticlesInterface(in: window)
        return true
    }
}
