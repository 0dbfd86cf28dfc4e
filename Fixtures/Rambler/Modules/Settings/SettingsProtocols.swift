import UIKit

typealias SettingsModuleCreationResult = (view: UIViewController, input: SettingsModuleInput)

protocol SettingsViewInput: AnyObject { // = view by conformer in Settings
    func show(title: String)
    func show(isFahrenheit: Bool)
}

protocol SettingsViewOutput: AnyObject { // = presenter by conformer in Settings
    func didLoad(view: SettingsViewInput)
    func didToggleFahrenheit(isOn: Bool)
    func didTapDone()
}

protocol SettingsInteractorInput: AnyObject { // = interactor by conformer in Settings
    var unit: TemperatureUnit { get }

    func setup(with output: SettingsInteractorOutput)
    func change(unit: TemperatureUnit)
}

protocol SettingsInteractorOutput: AnyObject { // = presenter by conformer in Settings
    func didChange(to unit: TemperatureUnit)
}

protocol SettingsRouterInput: AnyObject { // = router by conformer in Settings
    func dismiss(view: SettingsViewInput)
}

protocol SettingsModuleInput: AnyObject { // = module_interface by name in Settings
    func configure(title: String)
}

protocol SettingsModuleOutput: AnyObject { // = module_interface by name in Settings
    func didChange(unit: TemperatureUnit)
}
