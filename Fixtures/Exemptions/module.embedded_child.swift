//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private let notes: NotesViewController?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedRouter.swift
final class FeedRouter {}

//- Feed/Notes/NotesViewController.swift
import UIKit

final class NotesViewController: UIViewController {
  var output: NotesViewOutput?
}

//- Feed/Notes/NotesPresenter.swift
protocol NotesViewOutput {}

final class NotesPresenter: NotesViewOutput {}

//- Feed/Notes/NotesRouter.swift
final class NotesRouter {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private let notes: NotesViewController?  // ~ module_boundary
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}

//- Feed/FeedRouter.swift
final class FeedRouter {}

//- Notes/NotesViewController.swift
import UIKit

final class NotesViewController: UIViewController {
  var output: NotesViewOutput?
}

//- Notes/NotesPresenter.swift
protocol NotesViewOutput {}

final class NotesPresenter: NotesViewOutput {}

//- Notes/NotesRouter.swift
final class NotesRouter {}
