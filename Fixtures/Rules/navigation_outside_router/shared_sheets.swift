// A sheet that the code base shares is shown for one errand; one with a module of its own is a screen.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func choose() {
    let sheet = BottomSheetController()
    sheet.rows = ["Edit", "Remove"]
    present(sheet, animated: true)
  }

  func pay() {
    present(PaySheetController(), animated: true)  // ~ navigation_outside_router: presents a screen
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var controller: UIViewController?

  func open() { controller?.present(PaySheetController(), animated: true) }
}

//- Library/BottomSheetController.swift
import UIKit

final class BottomSheetController: UIViewController {
  var rows: [String] = []
}

//- PaySheet/PaySheetController.swift
import UIKit

final class PaySheetController: UIViewController {
  var output: PaySheetViewOutput?
}

//- PaySheet/PaySheetPresenter.swift
protocol PaySheetViewOutput {}

final class PaySheetPresenter: PaySheetViewOutput {}
