//- Articles/ArticlesTracker.swift
final class ArticlesTracker {  // = none in Articles
  var seen = 0

  func track() { seen += 1 }
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {}
