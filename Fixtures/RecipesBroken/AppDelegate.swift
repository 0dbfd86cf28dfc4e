import Swinject
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    private let assembler = Assembler([
        ServicesAssembly(),
        RecipeListAssembly(),
        RecipeDetailsAssembly(),
    ])

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = assembler.resolver.resolve(RecipeListViewController.self)!
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
