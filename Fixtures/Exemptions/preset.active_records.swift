//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput {}
protocol FeedInteractorInput {}

final class FeedViewController: UIViewController {
  private var presenter: FeedViewOutput?
}
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  private var interactor: FeedInteractorInput?
}
//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedInteractorInput {}
//- Common/CoreDataManager.swift
import CoreData

final class CoreDataManager {
  static let instance = CoreDataManager()
  func read(_ name: String) -> NSManagedObject? { nil }
}
//- Entities/Album.swift
import CoreData

final class Album: NSManagedObject {
  static func first() -> Album? {
    CoreDataManager.instance.read("Album") as? Album  // ~ note layer_dependency
  }
}
//- Entities/Book.swift
import CoreData

final class Book: NSManagedObject {
  static func first() -> Book? {
    CoreDataManager.instance.read("Book") as? Book  // ~ note layer_dependency
  }
}
//- Entities/Coin.swift
import CoreData

final class Coin: NSManagedObject {
  static func first() -> Coin? {
    CoreDataManager.instance.read("Coin") as? Coin  // ~ note layer_dependency
  }
}
//- Entities/Deed.swift
import CoreData

final class Deed: NSManagedObject {
  static func first() -> Deed? {
    CoreDataManager.instance.read("Deed") as? Deed  // ~ note layer_dependency
  }
}
//- Entities/Event.swift
import CoreData

final class Event: NSManagedObject {
  static func first() -> Event? {
    CoreDataManager.instance.read("Event") as? Event  // ~ note layer_dependency
  }
}
//- Entities/Film.swift
import CoreData

final class Film: NSManagedObject {
  static func first() -> Film? {
    CoreDataManager.instance.read("Film") as? Film  // ~ note layer_dependency
  }
}
//- Entities/Guide.swift
import CoreData

final class Guide: NSManagedObject {
  static func first() -> Guide? {
    CoreDataManager.instance.read("Guide") as? Guide  // ~ note layer_dependency
  }
}
//- Entities/House.swift
import CoreData

final class House: NSManagedObject {
  static func first() -> House? {
    CoreDataManager.instance.read("House") as? House  // ~ note layer_dependency
  }
}
//- Entities/Island.swift
import CoreData

final class Island: NSManagedObject {
  static func first() -> Island? {
    CoreDataManager.instance.read("Island") as? Island  // ~ note layer_dependency
  }
}
//- Entities/Jacket.swift
import CoreData

final class Jacket: NSManagedObject {
  static func first() -> Jacket? {
    CoreDataManager.instance.read("Jacket") as? Jacket  // ~ note layer_dependency
  }
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewOutput {}
protocol FeedInteractorInput {}

final class FeedViewController: UIViewController {
  private var presenter: FeedViewOutput?
}
//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedViewOutput {
  private var interactor: FeedInteractorInput?
}
//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedInteractorInput {}
//- Common/CoreDataManager.swift
import CoreData

final class CoreDataManager {
  static let instance = CoreDataManager()
  func read(_ name: String) -> NSManagedObject? { nil }
}
//- Entities/Album.swift
import CoreData

final class Album: NSManagedObject {
  static func first() -> Album? {
    CoreDataManager.instance.read("Album") as? Album  // ~ layer_dependency
  }
}
//- Entities/Book.swift
import CoreData

final class Book: NSManagedObject {
  static func first() -> Book? {
    CoreDataManager.instance.read("Book") as? Book  // ~ layer_dependency
  }
}
//- Entities/Coin.swift
import CoreData

final class Coin: NSManagedObject {
  static func first() -> Coin? {
    CoreDataManager.instance.read("Coin") as? Coin  // ~ layer_dependency
  }
}
//- Entities/Deed.swift
import CoreData

final class Deed: NSManagedObject {
  static func first() -> Deed? {
    CoreDataManager.instance.read("Deed") as? Deed  // ~ layer_dependency
  }
}
//- Entities/Event.swift
import CoreData

final class Event: NSManagedObject {
  static func first() -> Event? {
    CoreDataManager.instance.read("Event") as? Event  // ~ layer_dependency
  }
}
//- Entities/Film.swift
import CoreData

final class Film: NSManagedObject {
  static func first() -> Film? {
    CoreDataManager.instance.read("Film") as? Film  // ~ layer_dependency
  }
}
//- Entities/Guide.swift
import CoreData

final class Guide: NSManagedObject {
  static func first() -> Guide? {
    CoreDataManager.instance.read("Guide") as? Guide  // ~ layer_dependency
  }
}
//- Entities/House.swift
import CoreData

final class House: NSManagedObject {
  static func first() -> House? {
    CoreDataManager.instance.read("House") as? House  // ~ layer_dependency
  }
}
//- Entities/Island.swift
import CoreData

final class Island: NSManagedObject {
  static func first() -> Island? {
    CoreDataManager.instance.read("Island") as? Island  // ~ layer_dependency
  }
}
//- Entities/Jacket.swift
import CoreData

final class Jacket: NSManagedObject {
  @NSManaged var title: String
}
