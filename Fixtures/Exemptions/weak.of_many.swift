//- Root/RootRouter.swift
protocol RootRouting: AnyObject {}

final class RootRouter: RootRouting {
  var child: ScreenRouting?
}

//- Root/RootViewController.swift
import UIKit

final class RootViewController: UIViewController {
  var output: RootViewOutput?
}

//- Root/RootPresenter.swift
protocol RootViewOutput: AnyObject {}

final class RootPresenter: RootViewOutput {}

//- Home/HomeRouter.swift
final class HomeRouter: ScreenRouting {
  var parent: RootRouting?
}

//- Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController {
  var output: HomeViewOutput?
}

//- Home/HomePresenter.swift
protocol HomeViewOutput: AnyObject {}

final class HomePresenter: HomeViewOutput {}

//- Mail/MailRouter.swift
final class MailRouter: ScreenRouting {}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput: AnyObject {}

final class MailPresenter: MailViewOutput {}

//- Help/HelpRouter.swift
final class HelpRouter: ScreenRouting {}

//- Help/HelpViewController.swift
import UIKit

final class HelpViewController: UIViewController {
  var output: HelpViewOutput?
}

//- Help/HelpPresenter.swift
protocol HelpViewOutput: AnyObject {}

final class HelpPresenter: HelpViewOutput {}

//- Common/ScreenRouting.swift
protocol ScreenRouting: AnyObject {}

//- List/ListPresenter.swift
protocol ListPart: AnyObject {}
protocol ListViewOutput: AnyObject {}

final class ListPresenter: ListViewOutput {
  var parts: [ListPart] = []
}

//- List/ListViewController.swift
import UIKit

final class ListViewController: UIViewController, ListPart {
  var output: ListViewOutput?
}

//- List/ListRouter.swift
final class ListRouter: ListPart {}

//- List/ListInteractor.swift
final class ListInteractor: ListPart {}

//= twin
//- Root/RootRouter.swift
protocol RootRouting: AnyObject {}

final class RootRouter: RootRouting {
  var child: ScreenRouting?  // ~ weak_back_reference
}

//- Root/RootViewController.swift
import UIKit

final class RootViewController: UIViewController {
  var output: RootViewOutput?
}

//- Root/RootPresenter.swift
protocol RootViewOutput: AnyObject {}

final class RootPresenter: RootViewOutput {}

//- Home/HomeRouter.swift
final class HomeRouter: ScreenRouting {
  var parent: RootRouting?  // ~ weak_back_reference
}

//- Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController {
  var output: HomeViewOutput?
}

//- Home/HomePresenter.swift
protocol HomeViewOutput: AnyObject {}

final class HomePresenter: HomeViewOutput {}

//- Mail/MailRouter.swift
final class MailRouter: ScreenRouting {}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput: AnyObject {}

final class MailPresenter: MailViewOutput {}

//- Help/HelpRouter.swift
final class HelpRouter {}

//- Help/HelpViewController.swift
import UIKit

final class HelpViewController: UIViewController {
  var output: HelpViewOutput?
}

//- Help/HelpPresenter.swift
protocol HelpViewOutput: AnyObject {}

final class HelpPresenter: HelpViewOutput {}

//- Common/ScreenRouting.swift
protocol ScreenRouting: AnyObject {}

//- List/ListPresenter.swift
protocol ListPart: AnyObject {}
protocol ListViewOutput: AnyObject {}

final class ListPresenter: ListViewOutput {
  var part: ListPart?  // ~ weak_back_reference
}

//- List/ListViewController.swift
import UIKit

final class ListViewController: UIViewController, ListPart {
  var output: ListViewOutput?
}

//- List/ListRouter.swift
final class ListRouter: ListPart {}

//- List/ListInteractor.swift
final class ListInteractor: ListPart {}
