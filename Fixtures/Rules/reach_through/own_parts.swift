// A type knows its own parts: they are no others' when another object of its kind has them.
//- Chat/ChatPresenter.swift
final class ChatPresenter: ChatViewOutput {
  var router: ChatRouterInput?
  weak var parent: ChatPresenter?

  func close() { parent?.router?.close() }
}

//- Chat/ChatViewController.swift
import UIKit

protocol ChatViewOutput: AnyObject {
  var router: ChatRouterInput? { get }  // ~ interface_leak: ChatViewOutput
}

final class ChatViewController: UIViewController {
  var output: ChatViewOutput?

  func close() { output?.router?.close() }  // ~ reach_through: ChatViewOutput
}

//- Chat/ChatRouter.swift
protocol ChatRouterInput {
  func close()
}

final class ChatRouter: ChatRouterInput {
  func close() {}
}
