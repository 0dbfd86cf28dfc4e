// What one type has of Core Data is one finding: who moves the fetching into a service moves all of it.
// What it has of something else is told by itself.
//- .viperlint.yml
exclude: []

//- Chats/ChatsPresenter.swift
import CoreData

final class ChatsPresenter {
  private var chats: NSFetchedResultsController<Chat>?  // ~ data_access: NSFetchedResultsController
  weak var view: ChatsViewInput?

  func load() {
    let request = NSFetchRequest<Chat>(entityName: "Chat")  // ~+ data_access
    request.fetchLimit = 20
    UserDefaults.standard.set(20, forKey: "limit")  // ~ data_access: UserDefaults
  }
}

//- Chats/Chat.swift
import CoreData

final class Chat: NSManagedObject {}

//- Chats/ChatsInteractor.swift
final class ChatsInteractor {}

//- Chats/ChatsViewController.swift
import UIKit

protocol ChatsViewInput: AnyObject {}

final class ChatsViewController: UIViewController, ChatsViewInput {}
