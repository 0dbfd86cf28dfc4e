import UIKit

final class SettingsAssembly { // = builder by name in Settings
    static func configureModule(
        moduleOutput: SettingsModuleOutput?
    ) -> SettingsModuleCreationResult? {
        let interactor = SettingsInteractor(storage: SettingsStorage())
        let router = SettingsRouter()
        let presenter = SettingsPresenter(
            interactor: interactor, router: router, moduleOutput: moduleOutput)
        let viewController = SettingsViewController(output: presenter)
        return (viewController, presenter)
    }
}
