// Presenters, interactors, entities, view models and services; not views, routers and builders, and
// not what has no role.
//- Articles/ArticlesPresenter.swift
import UIKit  // ~ ui_import

final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  var interactor: ArticlesInteractorInput?
  var router: ArticlesRouterInput?

  func loaded(_ articles: [Article]) {}
}

//- Articles/ArticlesInteractor.swift
import UIKit  // ~ ui_import

final class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: ArticlesInteractorOutput?
  let service: ArticlesServiceProtocol = ArticlesService()

  func load() { output?.loaded((try? JSONDecoder().decode([Article].self, from: Data())) ?? []) }
}

//- Articles/ArticlesRouter.swift
import UIKit

final class ArticlesRouter: ArticlesRouterInput {}

//- Articles/ArticlesAssembly.swift
import UIKit

final class ArticlesAssembly {
  func make() -> UIViewController { ArticlesViewController() }
}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticleViewModel.swift
import UIKit  // ~ ui_import

struct ArticleViewModel { let title: String }

//- Articles/ArticlesProtocols.swift
import UIKit

protocol ArticlesViewOutput {}
protocol ArticlesInteractorInput {}
protocol ArticlesInteractorOutput: AnyObject { func loaded(_ articles: [Article]) }
protocol ArticlesRouterInput {}

//- Articles/ArticlesConstants.swift
import UIKit

enum ArticlesConstants { static let pageSize = 20 }

//- Entities/Article.swift
import UIKit  // ~ ui_import

struct Article: Decodable { let title: String }  // = entity

//- Services/ArticlesService.swift
import UIKit  // ~ ui_import

protocol ArticlesServiceProtocol {}

final class ArticlesService: ArticlesServiceProtocol {
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}
