// Arrays, dictionaries and sets hold strongly; weak wrappers, named for it or with a weak property of
// their own, do not, nor do boxes that hold unowned.
//- Articles/ArticlesProtocols.swift
protocol ArticlesViewInput: AnyObject { func show() }
protocol ArticlesViewOutput: AnyObject { func didLoad() }

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  func show() {}
}

//- Articles/ArrayPresenter.swift
final class ArrayPresenter: ArticlesViewOutput {
  var views: [ArticlesViewInput] = []  // ~ weak_back_reference: ArrayPresenter
  func didLoad() {}
}

//- Articles/DictionaryPresenter.swift
final class DictionaryPresenter: ArticlesViewOutput {
  var views: [String: ArticlesViewInput] = [:]  // ~ weak_back_reference: DictionaryPresenter
  func didLoad() {}
}

//- Articles/SpelledOutPresenter.swift
final class SpelledOutPresenter: ArticlesViewOutput {
  var views: Array<any ArticlesViewInput> = []  // ~ weak_back_reference: SpelledOutPresenter
  func didLoad() {}
}

//- Articles/BoxPresenter.swift
final class BoxPresenter: ArticlesViewOutput {
  var view: WeakBox<any ArticlesViewInput>?
  var views: [String: WeakReference<any ArticlesViewInput>] = [:]
  func didLoad() {}
}

//- Articles/OwnWrapperPresenter.swift
final class OwnWrapperPresenter: ArticlesViewOutput {
  var view: Handle<any ArticlesViewInput>?
  var lent: Loan<any ArticlesViewInput>?
  @Weak var wrapped: ArticlesViewInput?
  func didLoad() {}
}

//- Articles/StrongWrapperPresenter.swift
final class StrongWrapperPresenter: ArticlesViewOutput {
  var view: Holder<any ArticlesViewInput>?  // ~ weak_back_reference: StrongWrapperPresenter
  func didLoad() {}
}

//- Common/Wrappers.swift
struct Handle<Value> {
  private weak var object: AnyObject?
  var value: Value? { object as? Value }
}

struct Loan<Value: AnyObject> {
  unowned let value: Value
}

struct Holder<Value> {
  var value: Value?
}
