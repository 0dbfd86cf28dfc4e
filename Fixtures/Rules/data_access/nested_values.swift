// A value that lives in such a type is no use of it, what lives in such a module is.
//- Web/WebViewController.swift
import Alamofire
import UIKit

extension UserDefaults {
  enum Keys { static let seen = "seen" }
}

final class WebViewController: UIViewController {
  var output: WebViewOutput?
  private let key = UserDefaults.Keys.seen
  private let session = Alamofire.Session()  // ~ data_access: Alamofire

  func webView(didAnswer answer: (URLSession.AuthChallengeDisposition) -> Void) {}
}

//- Web/WebPresenter.swift
protocol WebViewOutput {}

final class WebPresenter: WebViewOutput {
  var router: WebRouterInput?
}

//- Web/WebRouter.swift
protocol WebRouterInput {}

final class WebRouter: WebRouterInput {}
