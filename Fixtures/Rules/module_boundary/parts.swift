// A folder with a view and its presenter, but no screen, router or builder, is a part that screens are
// put together from: they make and hold what is in it.
//- Checkout/CheckoutPresenter.swift
final class CheckoutPresenter {
  let amount = AmountPresenter(interactor: AmountInteractor())
}

//- Checkout/CheckoutInteractor.swift
final class CheckoutInteractor {
  let amount = AmountInteractor()
  var basket: BasketInteractor?  // ~ module_boundary: BasketInteractor
}

//- Checkout/CheckoutViewController.swift
import UIKit

final class CheckoutViewController: UIViewController {
  func show(_ amount: AmountPresenter) {}
}

//- Parts/Amount/AmountPresenter.swift
protocol AmountInteracting {}

final class AmountPresenter {
  let interactor: AmountInteracting
  init(interactor: AmountInteracting) { self.interactor = interactor }
}

//- Parts/Amount/AmountInteractor.swift
final class AmountInteractor: AmountInteracting {}

//- Parts/Amount/AmountView.swift
import UIKit

final class AmountView: UIView {}

//- Basket/BasketInteractor.swift
final class BasketInteractor {}

//- Basket/BasketPresenter.swift
final class BasketPresenter {
  var interactor: BasketInteractor?  // ~ protocol_boundary: BasketInteractor
}

//- Basket/BasketViewController.swift
import UIKit

final class BasketViewController: UIViewController {}
