//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedPresenter.swift
import UIKit  // ~ note ui_import: nothing of it is used

protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  private let look = FeedLook()

  func load() { print(look.font) }
}

//- Common/FeedLook.swift
import UIKit

struct FeedLook {
  let title = ""
  let font: UIFont = .systemFont(ofSize: 12)
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedPresenter.swift
import UIKit  // ~ ui_import: nothing of it is used

protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  private let look = FeedLook()

  func load() { print(look.title) }
}

//- Common/FeedLook.swift
import UIKit

struct FeedLook {
  let title = ""
  let font: UIFont = .systemFont(ofSize: 12)
}
