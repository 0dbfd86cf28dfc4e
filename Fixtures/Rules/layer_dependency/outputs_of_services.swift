// What only a service keeps, and an interactor meets, is how the service answers, whatever the stem.
//- Chat/ChatViewController.swift
import UIKit

final class ChatViewController: UIViewController {
  var output: ChatViewOutput?
}

//- Chat/ChatPresenter.swift
protocol ChatViewOutput {}

final class ChatPresenter: ChatViewOutput {
  var interactor: ChatInteractorInput?
}

//- Chat/ChatInteractor.swift
protocol ChatInteractorInput: AnyObject {}

protocol ChatListStoreOutput: AnyObject {  // = port
  func didLoad(_ lines: [String])
}

final class ChatInteractor: ChatInteractorInput, ChatListStoreOutput {
  weak var store: ChatStoreInput?
  func didLoad(_ lines: [String]) {}
}

//- Chat/ChatStore.swift
import Foundation

protocol ChatStoreInput: AnyObject {
  var output: ChatListStoreOutput { get }
  func load()
}

final class ChatStore: ChatStoreInput {  // = service
  let output: ChatListStoreOutput

  init(output: ChatListStoreOutput) { self.output = output }

  func load() { output.didLoad(UserDefaults.standard.stringArray(forKey: "chat") ?? []) }
}

//- Mail/MailViewController.swift
import UIKit

final class MailViewController: UIViewController {
  var output: MailViewOutput?
}

//- Mail/MailPresenter.swift
protocol MailViewOutput {}

final class MailPresenter: MailViewOutput {
  var interactor: MailListStoreOutput?
}

//- Mail/MailInteractor.swift
// A presenter keeps it, too: it is how the interactor is known.
protocol MailListStoreOutput: AnyObject {  // = interactor
  func didLoad(_ lines: [String])
}

final class MailInteractor: MailListStoreOutput {
  func didLoad(_ lines: [String]) {}
}

//- Mail/MailStore.swift
import Foundation

protocol MailStoreInput: AnyObject {
  func load()
}

final class MailStore: MailStoreInput {  // = service
  let output: MailListStoreOutput  // ~ layer_dependency: holds MailListStoreOutput

  init(output: MailListStoreOutput) { self.output = output }  // ~+ layer_dependency

  func load() { output.didLoad(UserDefaults.standard.stringArray(forKey: "mail") ?? []) }
}

//- Room/RoomViewController.swift
import UIKit

final class RoomViewController: UIViewController {
  var output: RoomViewOutput?
}

//- Room/RoomPresenter.swift
protocol RoomViewOutput {}

final class RoomPresenter: RoomViewOutput {
  var interactor: RoomInteractorInput?
}

//- Room/RoomInteractor.swift
protocol RoomInteractorInput: AnyObject {}

final class RoomInteractor: RoomInteractorInput, RoomDataManagerResponseProtocol {
  func didDelete() {}
}

//- Room/RoomDataManager.swift
import CoreData

protocol RoomDataManagerProtocol {
  var handler: RoomDataManagerResponseProtocol? { get set }
}

protocol RoomDataManagerResponseProtocol: AnyObject {  // = port
  func didDelete()
}

final class RoomDataManager: RoomDataManagerProtocol {  // = service
  weak var handler: RoomDataManagerResponseProtocol?
  private let context: NSManagedObjectContext? = nil
}
