// A service made as the default value of a protocol-typed property or parameter is injection; held
// or made anywhere else it is the concrete class.
//- Services/RatesService.swift
import Foundation

protocol RatesServiceProtocol { func fetch() async throws -> Data }

final class RatesService: RatesServiceProtocol {
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}

//- Rates/RatesInteractor.swift
final class RatesInteractor: RatesInteractorInput {
  let service: RatesServiceProtocol = RatesService()
  lazy var lazily: any RatesServiceProtocol = RatesService()
}

final class ParameterInteractor: RatesInteractorInput {
  let service: RatesServiceProtocol
  init(service: RatesServiceProtocol = RatesService()) { self.service = service }
}

final class ConcreteInteractor: RatesInteractorInput {
  let service: RatesService = RatesService()  // ~ protocol_boundary: ConcreteInteractor
}

final class DefaultInteractor: RatesInteractorInput {
  init(service: RatesService = RatesService()) {}  // ~ protocol_boundary: DefaultInteractor
}

final class BodyInteractor: RatesInteractorInput {
  func load() async throws {
    _ = try await RatesService().fetch()  // ~ protocol_boundary: BodyInteractor
  }
}

//- Rates/RatesPresenter.swift
protocol RatesInteractorInput {}

final class RatesPresenter {
  var interactor: RatesInteractorInput?
}
