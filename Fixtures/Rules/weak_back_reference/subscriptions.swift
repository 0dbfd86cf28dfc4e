// A subscription keeps what its closures capture, and the type keeps the subscription.
//- Cart/CartPresenter.swift
import Combine
import RxSwift

final class CartPresenter: ObservableObject {
  @Published var query = ""
  var shown = ""
  private let session: Session
  private let bag = DisposeBag()
  private let items = BehaviorRelay<[String]>(value: [])
  private var cancellables = Set<AnyCancellable>()

  func bind() {
    $query
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { self.search($0) }  // ~+ weak_back_reference
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .cart).sink { _ in self.search("") }  // ~+ weak_back_reference
      .store(in: &cancellables)
    UserDefaults.standard.publisher(for: \.cart).sink { _ in self.search("") }  // ~ data_access  ~+ weak_back_reference
      .store(in: &cancellables)
    $query.assign(to: \.shown, on: self).store(in: &cancellables)  // ~+ weak_back_reference
    // A function of one's own may keep it weakly.
    $query.assign(to: \.shown, onWeak: self).store(in: &cancellables)
    $query.assign(to: \.shown, on: self, ownership: .strong).store(in: &cancellables)  // ~+ weak_back_reference
    // What a property gives goes on, what a function or a getter gives may be one answer.
    session.state.sink { self.search($0) }.store(in: &cancellables)  // ~+ weak_back_reference
    session.state.sink { state in Task { [weak self] in self?.search(state) } }  // ~+ weak_back_reference
      .store(in: &cancellables)
    session.answer.sink { self.search($0) }.store(in: &cancellables)
    session.load().sink { self.search($0) }.store(in: &cancellables)
    latest.sink { self.search($0) }.store(in: &cancellables)
    $query.sink { [weak self] in self?.search($0) }.store(in: &cancellables)
    $query.first().sink { self.search($0) }.store(in: &cancellables)
    items.subscribe(onNext: { self.search($0[0]) }).disposed(by: bag)  // ~ weak_back_reference: CartPresenter.bag -> CartPresenter
  }

  func load() {
    request().sink(receiveCompletion: { _ in }, receiveValue: { self.search($0) })
      .store(in: &cancellables)
    var own = Set<AnyCancellable>()
    $query.sink { self.search($0) }.store(in: &own)
  }

  private func request() -> AnyPublisher<String, Error> { Empty().eraseToAnyPublisher() }
  private var latest: AnyPublisher<String, Never> { Just("").eraseToAnyPublisher() }
  private func search(_ text: String) {}
}

//- Cart/CartBadgePresenter.swift
import Combine

final class CartBadgePresenter: ObservableObject {
  @Published var query = ""
  var shown = ""
  private let session: Session
  private var cancellables = Set<AnyCancellable>()

  func bind() {
    $query.assign(to: \.shown, on: self, ownership: .weak).store(in: &cancellables)
    session.answer.sink { self.search($0) }.store(in: &cancellables)
    session.load().sink { self.search($0) }.store(in: &cancellables)
    latest.sink { self.search($0) }.store(in: &cancellables)
  }

  private var latest: AnyPublisher<String, Never> { Just("").eraseToAnyPublisher() }
  private func search(_ text: String) {}
}

//- Cart/Session.swift
import Combine

protocol Session: AnyObject {
  var state: AnyPublisher<String, Never> { get }
  var answer: AnyPublisher<String, Error> { get }
  func load() -> AnyPublisher<String, Never>
}

//- Cart/CartViewController.swift
import RxSwift
import UIKit

final class CartViewController: UIViewController {
  private let button = UIButton()
  private let bag = DisposeBag()
  private var shownBag = DisposeBag()
  var presenter: CartPresenter?  // ~ protocol_boundary

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.subscribe(onNext: { self.pay() }).disposed(by: self.bag)  // ~ weak_back_reference: CartViewController.bag -> CartViewController
    button.rx.tap.subscribe(onNext: { [unowned self] in self.pay() }).disposed(by: bag)
    button.rx.tap.bind(weak: self) { (self) in self.pay() }.disposed(by: bag)
    button.rx.deallocated.subscribe(onNext: { self.pay() }).disposed(by: bag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    button.rx.tap.bind { self.pay() }.disposed(by: shownBag)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shownBag = DisposeBag()
  }

  private func pay() {}
}

//- Cart/CartTotalView.swift
import NSObject_Rx
import RxSwift
import UIKit

final class CartTotalView: UIView {
  private let button = UIButton()
  func bind() {
    button.rx.tap.subscribe(onNext: { self.pay() }).disposed(by: rx.disposeBag)  // ~ weak_back_reference: CartTotalView.disposeBag -> CartTotalView
  }
  private func pay() {}
}

final class CartHintView: UIView {
  private let button = UIButton()
  func bind() {
    button.rx.tap.subscribe(onNext: { self.pay() }).disposed(by: button.rx.disposeBag)
  }
  private func pay() {}
}
