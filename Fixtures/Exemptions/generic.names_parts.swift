//- Core/BaseScreen.swift
import UIKit

class BaseScreen<Driver>: UIViewController {}

//- Tide/TideViewController.swift
import UIKit

final class TideViewController: BaseScreen<TideInteractor> {
  var presenter: TidePresenterProtocol?
}

//- Tide/TideInteractor.swift
final class TideInteractor {}

//- Tide/TidePresenter.swift
protocol TidePresenterProtocol: AnyObject {}
final class TidePresenter: TidePresenterProtocol {}

//= twin
//- Core/BaseScreen.swift
import UIKit

class BaseScreen<Driver>: UIViewController {}

//- Tide/TideViewController.swift
import UIKit

final class TideViewController: BaseScreen<String> {
  var presenter: TidePresenterProtocol?
  private var drivers: Ferry<TideInteractor>?  // ~ layer_dependency: TideInteractor
}

//- Core/Ferry.swift
final class Ferry<Driver> {}

//- Tide/TideInteractor.swift
final class TideInteractor {}

//- Tide/TidePresenter.swift
protocol TidePresenterProtocol: AnyObject {}
final class TidePresenter: TidePresenterProtocol {}
