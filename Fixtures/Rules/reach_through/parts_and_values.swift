// A view's own parts, values, ports and module interfaces are no components of somebody else.
//- Chat/ChatViewController.swift
import UIKit

protocol ChatViewOutput: AnyObject {
  var moduleOutput: ChatModuleOutput? { get }
  var model: ChatViewModel { get }
  var interactor: ChatInteractorInput? { get }  // ~ interface_leak: ChatViewOutput
}

final class ChatViewController: UIViewController {
  let layout = ChatLayoutView()
  var output: ChatViewOutput?

  func refresh() {
    layout.header.isHidden = true
    title = output?.model.title
    output?.moduleOutput?.chatDidClose()
    output?.interactor?.load()  // ~ reach_through: ChatInteractorInput
  }
}

final class ChatLayoutView: UIView { let header = ChatHeaderView() }

final class ChatHeaderView: UIView {}

//- Chat/ChatPresenter.swift
protocol ChatModuleOutput: AnyObject { func chatDidClose() }

struct ChatViewModel { let title: String }

final class ChatPresenter: ChatViewOutput {
  weak var moduleOutput: ChatModuleOutput?
  var model = ChatViewModel(title: "")
  var interactor: ChatInteractorInput?
}

//- Chat/ChatInteractor.swift
protocol ChatInteractorInput { func load() }

final class ChatInteractor: ChatInteractorInput {
  func load() {}
}
