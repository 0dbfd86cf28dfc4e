// A strong reference is broken only where the target strongly reaches the holder, or may.
//- Articles/ArticlesPresenter.swift
protocol ArticlesRouterOutput: AnyObject { func didClose() }
protocol ArticlesViewOutput: AnyObject { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput, ArticlesRouterOutput {
  weak var wireframe: ArticlesRouterInput?
  var interactor: ArticlesInteractorInput?

  func didLoad() {}
  func didClose() {}
}

//- Articles/ArticlesRouter.swift
protocol ArticlesRouterInput: AnyObject { func close() }

final class ArticlesRouter: ArticlesRouterInput {
  var output: ArticlesRouterOutput?  // ~ note weak_back_reference

  func close() { output?.didClose() }
}

//- Articles/ArticlesInteractor.swift
protocol ArticlesInteractorInput: AnyObject { func load() }

final class ArticlesInteractor: ArticlesInteractorInput {
  func load() {}
}

//- Orders/OrdersPresenter.swift
protocol OrdersRouterOutput: AnyObject { func didClose() }
protocol OrdersViewOutput: AnyObject { func didLoad() }

final class OrdersPresenter: OrdersViewOutput, OrdersRouterOutput {
  var interactor: OrdersInteractorInput?

  func didLoad() {}
  func didClose() {}
}

//- Orders/OrdersInteractor.swift
protocol OrdersInteractorInput: AnyObject { func load() }

final class OrdersInteractor: OrdersInteractorInput {
  var session: OrdersSession?

  func load() {}
}

final class OrdersSession {
  var router: OrdersRouterInput?

  func touch() {}
}

//- Orders/OrdersRouter.swift
protocol OrdersRouterInput: AnyObject { func close() }

final class OrdersRouter: OrdersRouterInput {
  // Presenter -> interactor -> session -> router: a circle over four.
  var output: OrdersRouterOutput?  // ~ weak_back_reference: OrdersRouter

  func close() { output?.didClose() }
}
