import Swinject
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    private let assembler = Assembler([
        ServicesAssembly(),
        CitySearchAssembly(),
        ForecastAssembly(),
    ])

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let forecast = assembler.resolver.resolve(ForecastViewController.self) else {
            return false
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: forecast)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
