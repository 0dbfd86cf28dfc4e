//- .viperlint.yml
exclude: []

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput { func didPick(_ image: UIImage) }  // ~ note ui_type

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }
  func didPick(_ image: UIImage) {}
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  private let service: UploadServiceType
  init(service: UploadServiceType) { self.service = service }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  weak var controller: UIViewController?
  func open() { controller?.present(UIViewController(), animated: true) }
}

//- Services/UploadService.swift
import UIKit

protocol UploadServiceType { func upload(_ image: UIImage) }  // ~ note ui_type

final class UploadService: UploadServiceType {
  func upload(_ image: UIImage) { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput { func didPick(_ image: UIImage) }  // ~ ui_type

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }
  func didPick(_ image: UIImage) {}
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  private let service: UploadServiceType
  init(service: UploadServiceType) { self.service = service }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  weak var controller: UIViewController?
  func open() { controller?.present(UIViewController(), animated: true) }
}

//- Services/UploadService.swift
import Foundation

protocol UploadServiceType { func upload(_ bytes: [UInt8]) }

final class UploadService: UploadServiceType {
  func upload(_ bytes: [UInt8]) { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
}
