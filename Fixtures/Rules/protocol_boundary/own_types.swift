// `own`: a type of the same role in the same module or in shared code is free.
//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: BaseViewController {
  private let header = ArticlesHeaderView()
  private let shadow: ShadowView = ShadowView()
  var output: ArticlesViewOutput?
}

final class ArticlesHeaderView: UIView {}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: BasePresenter, ArticlesViewOutput {
  var rows: ArticleRowPresenter?
  weak var header: ArticlesHeaderView?  // ~ protocol_boundary: ArticlesHeaderView
}

final class ArticleRowPresenter {}

//- Articles/ArticlesRouter.swift
final class ArticlesRouter: BaseRouter {
  let child: ArticlesPanelRouter? = nil
}

final class ArticlesPanelRouter {}

//- Common/Base.swift
import UIKit

class BaseViewController: UIViewController {}
class BasePresenter {}
class BaseRouter {}

//- Common/ShadowView.swift
import UIKit

final class ShadowView: UIView {}
