// The protocol that declares the property is the one that leaks, also where a refinement is used.
//- Chat/ChatProtocols.swift
protocol ChatBaseOutput: AnyObject {
  var router: ChatRouterInput? { get }  // ~ interface_leak: ChatBaseOutput
}
protocol ChatViewOutput: ChatBaseOutput { func didLoad() }
protocol ChatRouterInput { func close() }

//- Chat/ChatViewController.swift
import UIKit

final class ChatViewController: UIViewController {
  var output: ChatViewOutput?

  func close() {
    output?.router?.close()  // ~ reach_through: ChatRouterInput
  }
}

//- Chat/ChatPresenter.swift
final class ChatPresenter: ChatViewOutput {
  var router: ChatRouterInput?

  func didLoad() {}
}

//- Chat/ChatRouter.swift
final class ChatRouter: ChatRouterInput {
  func close() {}
}
