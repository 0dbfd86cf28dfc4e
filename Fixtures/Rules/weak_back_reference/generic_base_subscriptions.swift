// What a screen makes of its generic base's presenter is asked as a property of its own.
//- Cart/CartViewController.swift
import RxSwift
import UIKit

class BaseViewController<P>: UIViewController {
  var presenter: P!
  let bag = DisposeBag()
}

final class CartViewController: BaseViewController<CartPresenter> {
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.items.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // ~ weak_back_reference: a closure captures CartViewController strongly
    presenter.items.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    presenter.once.subscribe(onNext: { self.show($0) }).disposed(by: bag)
  }

  private func show(_ items: [String]) {}
}

//- Cart/CartPresenter.swift
import RxRelay
import RxSwift

final class CartPresenter {
  let items = BehaviorRelay<[String]>(value: [])
  let once: Single<[String]>
  init(once: Single<[String]>) { self.once = once }
}

//- Cart/CartInteractor.swift
protocol CartInteractorInput {}

final class CartInteractor: CartInteractorInput {}

//- Other/OtherViewController.swift
import RxSwift
import UIKit

// Of another presenter nothing of that name goes on.
final class OtherViewController: BaseViewController<OtherPresenter> {
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.items.subscribe(onNext: { self.show($0) }).disposed(by: bag)
  }

  private func show(_ items: [String]) {}
}

//- Other/OtherPresenter.swift
import RxSwift

final class OtherPresenter {
  let items: Single<[String]>
  init(items: Single<[String]>) { self.items = items }
}

//- Other/OtherInteractor.swift
protocol OtherInteractorInput {}

final class OtherInteractor: OtherInteractorInput {}
