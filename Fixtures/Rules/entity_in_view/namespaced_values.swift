// A namespace around a value does not take its role; one of a scene's messages or of constants gives none.
//- Domain/Catalogue.swift
enum Catalogue {  // = none
  enum Limits { static let page = 20 }  // = none
}

//- Domain/Catalogue+Item.swift
extension Catalogue {
  struct Article {  // = entity
    let title: String
  }
}

//- Shelf/ShelfModels.swift
enum ShelfModels {
  enum Load {
    struct Request {}
    struct Line { let title: String }  // = none
  }
}

//- Shelf/ShelfViewController.swift
import UIKit

protocol ShelfViewOutput { func didLoad() }

final class ShelfViewController: UIViewController {
  var output: ShelfViewOutput?

  func show(_ article: Catalogue.Article) {}  // ~ entity_in_view: Article
  func show(_ line: ShelfModels.Load.Line) {}
}

//- Shelf/ShelfPresenter.swift
final class ShelfPresenter: ShelfViewOutput {
  func didLoad() {}
}

//- Shelf/ShelfInteractor.swift
final class ShelfInteractor {
  func load() -> Catalogue.Article { Catalogue.Article(title: "") }
  func line() -> ShelfModels.Load.Line { ShelfModels.Load.Line(title: "") }
}
