// What a screen takes only to hand it to a view that it shows is told with that view, stated preset or not.
//- Entities/Book.swift
struct Book: Decodable { let title: String }

//- Library/LibraryScreen.swift
import SwiftUI

struct LibraryScreen: View {
  @ObservedObject var presenter: LibraryPresenter
  var body: some View { BookShelf(books: presenter.books) }  // ~+ entity_in_view
}

//- Library/LibraryCounter.swift
import SwiftUI

struct LibraryCounter: View {
  @ObservedObject var presenter: LibraryPresenter
  var body: some View { Text(presenter.books.first?.title ?? "") }  // ~ entity_in_view: LibraryCounter
}

//- Design/BookShelf.swift
import SwiftUI

struct BookShelf: View {
  let books: [Book]  // ~ entity_in_view: BookShelf
  var body: some View { Text(books.first?.title ?? "") }
}

//- Library/LibraryPresenter.swift
import Combine

protocol LibraryInteractorInput {}
protocol LibraryInteractorOutput: AnyObject { func loaded(_ books: [Book]) }

final class LibraryPresenter: ObservableObject, LibraryInteractorOutput {
  @Published var books: [Book] = []
  var interactor: LibraryInteractorInput?
  func loaded(_ books: [Book]) { self.books = books }
}

//- Library/LibraryInteractor.swift
final class LibraryInteractor: LibraryInteractorInput {
  weak var output: LibraryInteractorOutput?
}
