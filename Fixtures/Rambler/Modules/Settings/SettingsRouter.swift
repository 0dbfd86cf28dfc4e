import UIKit

final class SettingsRouter: SettingsRouterInput { // = router by name in Settings
    func dismiss(view: SettingsViewInput) {
        (view as? UIViewController)?.dismiss(animated: true, completion: nil)
    }
}
