//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
import UIKit  // ~ note ui_import: nothing of it is used

protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  func rows() -> [FeedRow] { [FeedRow(icon: .star, title: "Stars")] }
}

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

//- Common/FeedRow.swift
import UIKit

struct FeedRow {
  let icon: UIImage?
  let title: String
}

//- Search/SearchViewController.swift
import UIKit

protocol SearchViewInput: AnyObject { func setClearButton(mode: UITextField.ViewMode) }

final class SearchViewController: UIViewController, SearchViewInput {
  var output: SearchViewOutput?
  func setClearButton(mode: UITextField.ViewMode) {}
}

//- Search/SearchPresenter.swift
import UIKit  // ~ note ui_import: nothing of it is used

protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  weak var view: SearchViewInput?
  var interactor: SearchInteractorInput?

  func edit(_ text: String) { view?.setClearButton(mode: text.isEmpty ? .never : .always) }
}

//- Search/SearchInteractor.swift
protocol SearchInteractorInput {}

final class SearchInteractor: SearchInteractorInput {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
import UIKit  // ~ ui_import: nothing of it is used

protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  func rows() -> [FeedRow] { [FeedRow(icon: .star, title: "Stars")] }
}

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

//- Common/FeedRow.swift
struct FeedRow {
  let icon: FeedIcon?
  let title: String
}

enum FeedIcon { case star }

//- Search/SearchViewController.swift
import UIKit

protocol SearchViewInput: AnyObject { func setClearButton(mode: ClearMode) }

final class SearchViewController: UIViewController, SearchViewInput {
  var output: SearchViewOutput?
  func setClearButton(mode: ClearMode) {}
}

//- Search/SearchPresenter.swift
import UIKit  // ~ ui_import: nothing of it is used

protocol SearchViewOutput {}

final class SearchPresenter: SearchViewOutput {
  weak var view: SearchViewInput?
  var interactor: SearchInteractorInput?

  func edit(_ text: String) { view?.setClearButton(mode: text.isEmpty ? .never : .always) }
}

//- Search/SearchInteractor.swift
protocol SearchInteractorInput {}

final class SearchInteractor: SearchInteractorInput {}

//- Search/ClearMode.swift
enum ClearMode { case never, always }
