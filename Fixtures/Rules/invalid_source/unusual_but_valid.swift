//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {  // = presenter by name
  weak var view: ArticlesViewInput?
  let pattern = /\{[^}]*/
  let extended = #/ { [ ( " /#
  let raw = ##"an unclosed { and a "# inside"##
  let text = "a \("nested \("}") string") ends"
  let lines = """
    } ] )
    """
  /* outer { /* inner } */ still outer */
  func `a name with {`() {}
  #if DEBUG
    func log() { print("}") }
  #else
    func log() {}
  #endif
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {}
