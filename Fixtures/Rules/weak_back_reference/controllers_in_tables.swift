// What is kept by controller is no way back to one's own, and outside of a module nothing shows who
// owns whom.
//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  var completions: [UIViewController: () -> Void] = [:]
  var screen: UIViewController?  // ~ weak_back_reference: screen
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {}

//- Feed/FeedPresenter.swift
final class FeedPresenter { weak var view: FeedViewInput? }

//- Common/BannerPresenter.swift
import UIKit  // ~+ ui_type

final class BannerPresenter {  // = presenter by name
  var background: UIView?  // ~ note weak_back_reference: background
  // ~^ ui_type: UIView
}
