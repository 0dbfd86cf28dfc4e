// A weak wrapper keeps a reference weak; the argument is still a concrete type across a boundary.
//- Articles/ArticlesPresenter.swift
protocol ArticlesViewOutput { func didLoad() }

final class ArticlesPresenter: ArticlesViewOutput {
  var view: WeakBox<ArticlesViewController>?  // ~ protocol_boundary: ArticlesViewController
  var others: [WeakBox<any ArticlesViewInput>] = []
  private let shown = NSHashTable<ArticlesViewController>.weakObjects()
  let kept: NSHashTable<ArticlesViewController> = .weakObjects()  // ~+ protocol_boundary

  func didLoad() {}
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject { func show() }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?

  func show() {}
}

//- Common/WeakBox.swift
struct WeakBox<Value: AnyObject> {
  weak var value: Value?
}
