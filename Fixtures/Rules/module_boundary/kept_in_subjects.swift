// What a property's initial value makes for a value of the type is kept: a subject, or an own enumeration.
//- Agent/AgentPresenter.swift
import Combine

final class AgentPresenter: AgentPresenterInput {
  private let router: AgentRouterInput
  private let panel = CurrentValueSubject<PricePresenterInput?, Never>(nil)  // ~ module_boundary: PricePresenterInput
  private var state: Loadable<PriceRouter>?  // ~ module_boundary: PriceRouter
  init(router: AgentRouterInput) { self.router = router }
}

//- Agent/AgentView.swift
import UIKit

protocol AgentPresenterInput: AnyObject {}

final class AgentView: UIViewController { var presenter: AgentPresenterInput? }

//- Agent/AgentRouter.swift
protocol AgentRouterInput {}

final class AgentRouter: AgentRouterInput {}

//- Price/PricePresenter.swift
protocol PricePresenterInput: AnyObject {}

final class PricePresenter: PricePresenterInput {}

//- Price/PriceView.swift
import UIKit

final class PriceView: UIViewController { var presenter: PricePresenterInput? }

//- Price/PriceRouter.swift
final class PriceRouter {}

//- Common/Loadable.swift
enum Loadable<Value> {
  case loading
  case loaded(Value)
}
