import Foundation

final class SettingsInteractor { // = interactor by name in Settings
    /// Several may listen, and none is kept alive for it.
    private struct WeakOutput { // = none
        weak var output: SettingsInteractorOutput?
    }

    private let storage: SettingsStorage // ~ note? protocol_boundary: SettingsStorage
    private var outputs: [WeakOutput] = []

    init(storage: SettingsStorage) { // ~+ protocol_boundary
        self.storage = storage
    }
}

// MARK: - SettingsInteractorInput

extension SettingsInteractor: SettingsInteractorInput {
    var unit: TemperatureUnit {
        return storage.unit
    }

    func setup(with output: SettingsInteractorOutput) {
        outputs.removeAll { $0.output == nil }
        outputs.append(WeakOutput(output: output))
    }

    func change(unit: TemperatureUnit) {
        storage.unit = unit
        outputs.forEach { $0.output?.didChange(to: unit) }
    }
}
