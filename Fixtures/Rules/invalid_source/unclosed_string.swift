//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  weak var view: ArticlesViewInput?
}

let text = """
// ~^ invalid_source
  never closed

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {}
