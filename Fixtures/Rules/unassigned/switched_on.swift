// Inside a module under a preset; shared code needs no role.
//- .viperlint.yml
preset: viper
roles:
  service: {suffix: [Journal]}
rules:
  unassigned: error

//- Articles/ArticlesTracker.swift
final class ArticlesTracker {  // ~ unassigned 13: ArticlesTracker
  var seen = 0

  func track() { seen += 1 }
}

//- Articles/ArticlesJournal.swift
final class ArticlesJournal {  // = service by configuration
  var seen = 0
}

//- Articles/ArticlesCounter.swift
// viperlint:disable:next unassigned - goes with the old list
final class ArticlesCounter {
  var seen = 0

  func count() { seen += 1 }
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {}

//- Common/Debouncer.swift
final class Debouncer {
  var delay = 0.3

  func schedule() {}
}

//- Tests/ArticlesTests.swift
final class ArticlesTestCase {
  func run() {}
}
