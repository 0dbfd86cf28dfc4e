// An API client's requests and responses are no messages of the cycle: they stand in no scene's
// namespace, and neither the interactor nor the presenter takes them.
//- Scenes/ListNotes/ListNotesModels.swift
enum ListNotes {
  enum Load {
    struct Request {}  // = request by structure
    struct Response { let titles: [String] }
    struct ViewModel { let titles: [String] }
  }
}

//- Scenes/ListNotes/ListNotesViewController.swift
import UIKit

protocol ListNotesDisplayLogic: AnyObject {
  func display(viewModel: ListNotes.Load.ViewModel)
}

final class ListNotesViewController: UIViewController, ListNotesDisplayLogic {
  var interactor: ListNotesBusinessLogic?

  func display(viewModel: ListNotes.Load.ViewModel) {}
  func log(_ response: ListNotes.Load.Response) {}  // ~ model_flow: ListNotes.Load.Response
}

//- Scenes/ListNotes/ListNotesInteractor.swift
protocol ListNotesBusinessLogic { func load(request: ListNotes.Load.Request) }

final class ListNotesInteractor: ListNotesBusinessLogic {
  var presenter: ListNotesPresentationLogic?
  let worker = NotesWorker()

  func load(request: ListNotes.Load.Request) {
    presenter?.present(response: ListNotes.Load.Response(titles: []))
  }
}

//- Scenes/ListNotes/ListNotesPresenter.swift
protocol ListNotesPresentationLogic { func present(response: ListNotes.Load.Response) }

final class ListNotesPresenter: ListNotesPresentationLogic {
  weak var viewController: ListNotesDisplayLogic?

  func present(response: ListNotes.Load.Response) {}
}

//- Network/NotesWorker.swift
struct NotesHTTPRequest { let path: String }  // = none

final class NotesWorker {
  func send(_ request: NotesHTTPRequest) {}
}
