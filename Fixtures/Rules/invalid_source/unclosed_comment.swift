//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  weak var view: ArticlesViewInput?
}

/* never closed
// ~^ invalid_source

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {}
