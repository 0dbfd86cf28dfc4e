// Where the preset was found: what a worker is handed and passes on is told once, and another scene's
// worker has a finding of its own. What stands within a message is told with it. What a closure is told is delivered, and not taken.
//- .viperlint.yml
exclude: []

//- Scenes/Garden/GardenModels.swift
enum Garden {
  enum Load {
    struct Request { let name: String }
    struct Response { let plants: [String] }
    struct ViewModel {
      let titles: [String]
      struct Row { let title: String }
    }
  }
}

//- Scenes/Garden/GardenViewController.swift
import UIKit

protocol GardenDisplayLogic: AnyObject {
  func display(viewModel: Garden.Load.ViewModel)
}

final class GardenViewController: UIViewController, GardenDisplayLogic {
  var interactor: GardenBusinessLogic?
  func display(viewModel: Garden.Load.ViewModel) {}
  func ask() { interactor?.load(request: Garden.Load.Request(name: "")) }
}

//- Scenes/Garden/GardenInteractor.swift
protocol GardenBusinessLogic {
  func load(request: Garden.Load.Request)
  func refresh(viewModel: Garden.Load.ViewModel)  // ~ model_flow: takes Garden.Load.ViewModel
}

final class GardenInteractor: GardenBusinessLogic {
  var presenter: GardenPresentationLogic?
  var worker: GardenLoadingLogic?
  func load(request: Garden.Load.Request) {
    worker?.load(request: request) { [weak self] in self?.presenter?.present(response: $0) }
  }
  func refresh(viewModel: Garden.Load.ViewModel) {}  // ~+ model_flow
  private func row(_ title: String) -> Garden.Load.ViewModel.Row {  // ~+ model_flow
    Garden.Load.ViewModel.Row(title: title)
  }
}

//- Scenes/Garden/GardenPresenter.swift
protocol GardenPresentationLogic { func present(response: Garden.Load.Response) }

final class GardenPresenter: GardenPresentationLogic {
  weak var viewController: GardenDisplayLogic?
  func present(response: Garden.Load.Response) {
    viewController?.display(viewModel: Garden.Load.ViewModel(titles: response.plants))
  }
}

//- Workers/GardenWorker.swift
protocol GardenLoadingLogic {
  func load(
    request: Garden.Load.Request,  // ~ note model_flow: GardenLoadingLogic takes Garden.Load.Request
    completion: @escaping (Garden.Load.Response) -> Void)  // ~ note model_flow: GardenLoadingLogic delivers Garden.Load.Response
}

final class GardenWorker: GardenLoadingLogic {
  let service = PlantFetchService()

  func load(
    request: Garden.Load.Request,  // ~+ model_flow
    completion: @escaping (Garden.Load.Response) -> Void  // ~+ model_flow
  ) {
    service.fetch(request: request, completion: completion)
  }
}

//- Services/PlantFetchService.swift
struct PlantFetchService {
  func fetch(
    request: Garden.Load.Request,  // ~+ model_flow
    completion: @escaping (Garden.Load.Response) -> Void  // ~+ model_flow
  ) {}
}

//- Services/PlantCountService.swift
// Nobody who is handed the request passes it on to this one.
struct PlantCountService {
  func count(request: Garden.Load.Request) {}  // ~ note model_flow: PlantCountService takes
}
