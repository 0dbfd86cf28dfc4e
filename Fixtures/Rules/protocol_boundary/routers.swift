// A router may know the concrete controller of its module, weakly; presenters and services through
// protocols only.
//- Articles/ArticlesRouter.swift
import UIKit

protocol ArticlesRouterInput { func close() }

final class ArticlesRouter: ArticlesRouterInput {
  weak var controller: ArticlesViewController?
  weak var output: ArticlesModuleOutputting?
  weak var presenter: ArticlesPresenter?  // ~ protocol_boundary: ArticlesPresenter
  let deepLinks: DeepLinkService  // ~ protocol_boundary: DeepLinkService
  let session: SessionServiceProtocol

  init(deepLinks: DeepLinkService, session: SessionServiceProtocol) {  // ~+ protocol_boundary
    self.deepLinks = deepLinks
    self.session = session
  }

  func close() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput { func didLoad() }

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesModuleOutputting: AnyObject { func didClose() }

final class ArticlesPresenter: ArticlesViewOutput, ArticlesModuleOutputting {
  var router: ArticlesRouterInput?

  func didLoad() {}
  func didClose() {}
}

//- Services/DeepLinkService.swift
import Foundation

protocol SessionServiceProtocol { func end() }

final class DeepLinkService: SessionServiceProtocol {
  private let session = URLSession.shared
  private let defaults = UserDefaults.standard

  func end() {}
}
