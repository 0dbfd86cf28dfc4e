import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate { // = composition root
    var window: UIWindow?

    func applicationWillTerminate(_ application: UIApplication) {
        CoreDataStore.saveContext()
    }
}
