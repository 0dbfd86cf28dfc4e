import Foundation

final class SettingsPresenter { // = presenter by name in Settings
    private weak var view: SettingsViewInput?
    private weak var moduleOutput: SettingsModuleOutput?
    private let interactor: SettingsInteractorInput
    private let router: SettingsRouterInput
    private var title = ""

    init(
        interactor: SettingsInteractorInput,
        router: SettingsRouterInput,
        moduleOutput: SettingsModuleOutput?
    ) {
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
    }
}

// MARK: - SettingsViewOutput

extension SettingsPresenter: SettingsViewOutput {
    func didLoad(view: SettingsViewInput) {
        self.view = view
        interactor.setup(with: self)
        view.show(title: title)
        view.show(isFahrenheit: interactor.unit == .fahrenheit)
    }

    func didToggleFahrenheit(isOn: Bool) {
        interactor.change(unit: isOn ? .fahrenheit : .celsius)
    }

    func didTapDone() {
        guard let view = view else { return }
        router.dismiss(view: view)
    }
}

// MARK: - SettingsInteractorOutput

extension SettingsPresenter: SettingsInteractorOutput {
    func didChange(to unit: TemperatureUnit) {
        moduleOutput?.didChange(unit: unit)
    }
}

// MARK: - SettingsModuleInput

extension SettingsPresenter: SettingsModuleInput {
    func configure(title: String) {
        self.title = title
    }
}
