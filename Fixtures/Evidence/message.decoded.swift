//- .viperlint.yml
preset: clean-swift
//- Harbour/HarbourModels.swift
enum Harbour {
  struct Request {}  // = request
  struct Response { let names: [String] }  // = response
}
//- Harbour/HarbourResponse.swift
struct BerthListResponse: Codable {  // = entity
  let berths: [BerthResponse]
}
struct BerthResponse: Codable { let name: String }  // = entity
//- Harbour/HarbourViewController.swift
final class HarbourViewController: UIViewController {
  var interactor: HarbourBusinessLogic?
  func load() { interactor?.load(Harbour.Request()) }
}
//- Harbour/HarbourInteractor.swift
protocol HarbourBusinessLogic { func load(_ request: Harbour.Request) }
final class HarbourInteractor: HarbourBusinessLogic {
  var presenter: HarbourPresentationLogic?
  let worker: HarbourWorker
  func load(_ request: Harbour.Request) {
    worker.load { self.presenter?.present($0) }
  }
  func fail() { presenter?.present(Harbour.Response(names: [])) }
}
//- Harbour/HarbourWorker.swift
final class HarbourWorker {
  func load(completion: @escaping (BerthListResponse) -> Void) {
    URLSession.shared.dataTask(with: address) { data, _, _ in
      completion(JSONDecoder().decode(BerthListResponse.self, from: data))
    }.resume()
  }
}
//- Harbour/HarbourPresenter.swift
protocol HarbourPresentationLogic {
  func present(_ response: Harbour.Response)
  func present(_ berths: BerthListResponse)
}
final class HarbourPresenter: HarbourPresentationLogic {
  func present(_ response: Harbour.Response) {}
  func present(_ berths: BerthListResponse) {}
}

//= twin
//- .viperlint.yml
preset: clean-swift
//- Harbour/HarbourModels.swift
enum Harbour {
  struct Request {}  // = request
  struct Response { let names: [String] }  // = response
}
//- Harbour/HarbourResponse.swift
struct BerthListResponse: Codable {  // = response
  let names: [String]
}
//- Harbour/HarbourViewController.swift
final class HarbourViewController: UIViewController {
  var interactor: HarbourBusinessLogic?
  func load() { interactor?.load(Harbour.Request()) }
}
//- Harbour/HarbourInteractor.swift
protocol HarbourBusinessLogic { func load(_ request: Harbour.Request) }
final class HarbourInteractor: HarbourBusinessLogic {
  var presenter: HarbourPresentationLogic?
  let worker: HarbourWorker
  func load(_ request: Harbour.Request) {
    worker.load { self.presenter?.present(BerthListResponse(names: $0)) }
  }
  func fail() { presenter?.present(Harbour.Response(names: [])) }
}
//- Harbour/HarbourWorker.swift
final class HarbourWorker {
  func load(completion: @escaping ([String]) -> Void) {
    URLSession.shared.dataTask(with: address) { _, _, _ in completion([]) }.resume()
  }
}
//- Harbour/HarbourPresenter.swift
protocol HarbourPresentationLogic {
  func present(_ response: Harbour.Response)
  func present(_ berths: BerthListResponse)
}
final class HarbourPresenter: HarbourPresentationLogic {
  func present(_ response: Harbour.Response) {}
  func present(_ berths: BerthListResponse) {}
}
