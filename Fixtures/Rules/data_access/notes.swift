// A view that stands in no module and that no module names is a note; one that a module uses is not.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private let image = RemoteImageView()
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Common/RemoteImageView.swift
import UIKit

final class RemoteImageView: UIImageView {
  func load() { URLSession.shared.dataTask(with: address) }  // ~ data_access: RemoteImageView
}

//- Legacy/SplashController.swift
import UIKit

final class SplashController: UIViewController {
  func load() { URLSession.shared.dataTask(with: address) }  // ~ note data_access: SplashController
}
