// Views, presenters and their faces; nobody else, and no import alone.
//- Notes/NotesViewController.swift
import CoreData
import UIKit

protocol NotesViewOutput {
  func save(in context: NSManagedObjectContext)  // ~ data_access: NotesViewOutput takes
}

final class NotesViewController: UIViewController {
  var output: NotesViewOutput?

  struct DataSource {
    private let files = FileManager.default  // ~ data_access: NotesViewController holds FileManager
  }
}

final class NoteCell: UITableViewCell {
  func load() { URLSession.shared.dataTask(with: address) }  // ~ data_access: NoteCell uses URLSession
}

//- Notes/NotesPresenter.swift
final class NotesPresenter: NotesViewOutput {
  var interactor: NotesInteractorInput?
  func save(in context: NSManagedObjectContext) {}  // ~+ data_access
}

//- Notes/NotesInteractor.swift
protocol NotesInteractorInput {}

final class NotesInteractor: NotesInteractorInput {
  private let files = FileManager.default
}

//- Notes/NotesRouter.swift
final class NotesRouter {
  private let seen = UserDefaults.standard
}

//- Notes/NotesAssembly.swift
import UIKit

final class NotesAssembly {
  static func make() -> UIViewController {
    let controller = NotesViewController()
    controller.output = NotesPresenter()
    _ = UserDefaults.standard
    return controller
  }
}

//- Notes/NotesService.swift
final class NotesService {
  private let session = URLSession.shared
}

//- AppDelegate.swift
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let defaults = UserDefaults.standard
}

//- Tests/NotesPresenterTests.swift
final class NotesPresenterTestsPresenter {
  private let defaults = UserDefaults.standard
}
