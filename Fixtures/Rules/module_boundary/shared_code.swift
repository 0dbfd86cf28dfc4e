// What lies in no module is shared: no border, but the table.
//- Navigation/RootTabBarController.swift
import UIKit

final class RootTabBarController: UITabBarController {}

//- Articles/ArticlesRouter.swift
import UIKit

final class ArticlesRouter {
  weak var tabs: RootTabBarController?
  weak var controller: ArticlesViewController?
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {
  weak var tabs: RootTabBarController?  // ~ protocol_boundary: RootTabBarController
}
