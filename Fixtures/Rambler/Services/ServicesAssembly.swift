import Swinject

final class ServicesAssembly: Assembly { // = builder by name
    func assemble(container: Container) {
        container.register(WeatherServiceProtocol.self) { _ in
            WeatherService()
        }
        .inObjectScope(.container)

        container.register(CityStorageProtocol.self) { _ in
            CityStorage()
        }

        container.register(SettingsStorageProtocol.self) { _ in
            SettingsStorage()
        }
    }
}
