// Each message on its own leg is silent; on any other it is reported, once for each pair of types.
//- Scenes/ShowNote/ShowNoteModels.swift
enum ShowNote {  // = none
  enum LoadNote {
    struct Request { let id: Int }  // = request by structure
    struct Response { let note: Note }  // = response by structure
    struct ViewModel {  // = view_model by name
      struct Line { let text: String }  // = view_model by deduced
      let lines: [Line]
    }
  }
}

//- Scenes/ShowNote/ShowNoteViewController.swift
import UIKit

protocol ShowNoteDisplayLogic: AnyObject {
  func display(viewModel: ShowNote.LoadNote.ViewModel)
}

final class ShowNoteViewController: UIViewController, ShowNoteDisplayLogic {
  var interactor: ShowNoteBusinessLogic?
  private var last: ShowNote.LoadNote.Response?  // ~ model_flow: ShowNote.LoadNote.Response

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.load(request: ShowNote.LoadNote.Request(id: 1))
  }

  func display(viewModel: ShowNote.LoadNote.ViewModel) {}
}

//- Scenes/ShowNote/ShowNoteInteractor.swift
protocol ShowNoteBusinessLogic {
  func load(request: ShowNote.LoadNote.Request)
}

final class ShowNoteInteractor: ShowNoteBusinessLogic {
  var presenter: ShowNotePresentationLogic?
  let worker = NoteWorker()

  func load(request: ShowNote.LoadNote.Request) {
    presenter?.present(response: ShowNote.LoadNote.Response(note: worker.note(request)))
  }

  func preview() -> ShowNote.LoadNote.ViewModel {  // ~ model_flow: ShowNoteInteractor returns ShowNote.LoadNote.ViewModel
    ShowNote.LoadNote.ViewModel(lines: [])  // ~+ model_flow
  }
}

//- Scenes/ShowNote/ShowNotePresenter.swift
protocol ShowNotePresentationLogic {
  func present(response: ShowNote.LoadNote.Response)
}

final class ShowNotePresenter: ShowNotePresentationLogic {
  weak var viewController: ShowNoteDisplayLogic?

  func present(response: ShowNote.LoadNote.Response) {
    viewController?.display(viewModel: ShowNote.LoadNote.ViewModel(lines: []))
  }

  func retry(_ request: ShowNote.LoadNote.Request) {}  // ~ model_flow: ShowNote.LoadNote.Request, a request
}

//- Scenes/ShowNote/NoteWorker.swift
final class NoteWorker {  // = service by name
  func note(_ request: ShowNote.LoadNote.Request) -> Note { Note(text: "") }  // ~ model_flow: NoteWorker takes
}

//- Models/Note.swift
struct Note: Decodable { let text: String }  // = entity by deduced
