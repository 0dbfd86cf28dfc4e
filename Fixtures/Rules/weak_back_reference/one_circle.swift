// One circle is one finding: what a list of observers or a view adds to it goes when the other end is weak.
//- Notes/NotesService.swift
protocol NotesObserver { func notesChanged() }

protocol NotesServiceProtocol { func add(_ observer: NotesObserver) }

final class NotesService: NotesServiceProtocol {
  private var observers: [NotesObserver] = []
  private let session = URLSession.shared

  func add(_ observer: NotesObserver) { observers.append(observer) }
}

//- Notes/NotesPresenter.swift
protocol NotesViewOutput: AnyObject { func tapped() }
protocol NotesPresenterDelegate: AnyObject { func picked() }

final class NotesPresenter: NotesViewOutput {
  var view: NotesViewInput?  // ~ weak_back_reference: NotesPresenter.view -> NotesViewController.output -> NotesPresenter
  var interactor: NotesInteractorInput?

  func tapped() { view?.show() }
}

//- Notes/NotesInteractor.swift
protocol NotesInteractorInput { func load() }

final class NotesInteractor: NotesInteractorInput, NotesWatcherDelegate {
  private let service: NotesServiceProtocol
  private var watcher: NotesWatcher?

  init(service: NotesServiceProtocol) { self.service = service }

  func load() {
    let watcher = NotesWatcher(delegate: self)
    service.add(watcher)
    self.watcher = watcher
  }

  func changed() {}
}

//- Notes/NotesWatcher.swift
protocol NotesWatcherDelegate { func changed() }

final class NotesWatcher: NotesObserver {
  private let delegate: NotesWatcherDelegate  // ~ weak_back_reference: NotesWatcher.delegate -> NotesInteractor.watcher -> NotesWatcher

  init(delegate: NotesWatcherDelegate) { self.delegate = delegate }

  func notesChanged() { delegate.changed() }
}

//- Notes/NotesViewController.swift
import UIKit

protocol NotesViewInput: AnyObject { func show() }

final class NotesViewController: UIViewController, NotesViewInput {
  var output: NotesViewOutput?

  func show() { output?.tapped() }
}

//- Notes/NotesFlow.swift
import UIKit

protocol NotesPickerDelegate { func picked() }

// Who makes the screen keeps it.
final class NotesFlow: NotesPickerDelegate {
  private var picker: NotesPickerViewController?
  private var notes: NotesViewController?

  func start() {
    let picker = NotesPickerViewController()
    picker.delegate = self
    self.picker = picker
  }

  func picked() {}
}

//- Notes/NotesPickerViewController.swift
import UIKit

final class NotesPickerViewController: UIViewController {
  var delegate: NotesPickerDelegate?  // ~ weak_back_reference: NotesPickerViewController.delegate -> NotesFlow.picker -> NotesPickerViewController
}
