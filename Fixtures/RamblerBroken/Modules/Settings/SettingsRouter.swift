import UIKit

final class SettingsRouter: SettingsRouterInput { // = router by name in Settings
    // The face of another module's router is open.
    weak var forecastRouter: ForecastRouterInput?

    func dismiss(view: SettingsViewInput) {
        forecastRouter?.openHelp()
        (view as? UIViewController)?.dismiss(animated: true, completion: nil)
    }
}
