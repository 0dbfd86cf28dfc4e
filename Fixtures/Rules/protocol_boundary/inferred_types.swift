// The initial value tells the type as well as an annotation does; a value whose type is never named
// is no reference.
//- Articles/ArticlesService.swift
import Foundation

protocol ArticlesServiceProtocol { func fetch() async throws -> Data }

final class ArticlesService: ArticlesServiceProtocol {
  static let shared = ArticlesService()
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {
  let service = ArticlesService()  // ~ protocol_boundary: ArticlesInteractor
}

final class SharedInteractor: ArticlesInteractorInput {
  private let service = ArticlesService.shared  // ~ protocol_boundary: SharedInteractor
}

final class CastInteractor: ArticlesInteractorInput {
  lazy var service = resolve() as? ArticlesService  // ~ protocol_boundary: CastInteractor
}

final class ListInteractor: ArticlesInteractorInput {
  private var services = [ArticlesService]()  // ~ protocol_boundary: ListInteractor
  private var names = ArticlesNames(of: [ArticlesService]())
}

final class UnnamedInteractor: ArticlesInteractorInput {
  lazy var service = resolver.service()
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesInteractorInput {}

final class ArticlesPresenter {
  var interactor: ArticlesInteractorInput?
}

//- Articles/ArticlesNames.swift
struct ArticlesNames {
  init(of services: [ArticlesServiceProtocol]) {}
}
