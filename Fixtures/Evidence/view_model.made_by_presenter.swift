//- Feed/Post.swift
struct Post { let title: String }  // = view_model
struct PostRow { let title: String }  // = view_model
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post, _ rows: [PostRow]) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: ""), PostRow(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor {  }
//- Parcels/ParcelsView.swift
import SwiftUI

struct ParcelsView: View {
  @ObservedObject var presenter: ParcelsPresenter
  var body: some View { ForEach(presenter.lines) { Text($0.text) } }
}
//- Parcels/ParcelsPresenter.swift
import Combine

// What the presenter publishes is shown by the view that observes it.
struct ParcelLine: Identifiable { let id: Int; let text: String }  // = view_model
final class ParcelsPresenter: ObservableObject {
  @Published private(set) var lines: [ParcelLine] = []
  var interactor: ParcelsInteractor?
  func load() { lines = [ParcelLine(id: 1, text: "")] }
}
final class ParcelsInteractor {}
//- Songs/SongPage.swift
struct SongPage: Decodable { let items: [String] }
//- Songs/SongPage+Caption.swift
// A screen's part of the data, which the presenter makes for its view.
extension SongPage { struct Caption { let text: String; let isNew: Bool } }  // = view_model
//- Songs/SongsViewController.swift
final class SongsViewController: UIViewController { func show(_ captions: [SongPage.Caption]) {} }
//- Songs/SongsPresenter.swift
final class SongsPresenter {
  var interactor: SongsInteractor?
  func load() { send(SongPage.Caption(text: "", isNew: true)) }
}
final class SongsInteractor {}

//= twin
//- Feed/Post.swift
struct Post { let title: String }  // = none
struct PostRow { let title: String }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post, _ rows: [PostRow]) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {  }
//- Parcels/ParcelsView.swift
import SwiftUI

struct ParcelsView: View {
  let count: Int
  var body: some View { Text("\(count)") }
}
//- Parcels/ParcelsPresenter.swift
import Combine

// What the presenter publishes is shown by the view that observes it.
struct ParcelLine: Identifiable { let id: Int; let text: String }  // = none
final class ParcelsPresenter: ObservableObject {
  var lines: [ParcelLine] = []
  var interactor: ParcelsInteractor?
  func load() { lines = [ParcelLine(id: 1, text: "")] }
}
final class ParcelsInteractor {}
//- Songs/SongPage.swift
struct SongPage: Decodable { let items: [String] }
extension SongPage { struct Caption { let text: String; let isNew: Bool } }  // = none
//- Songs/SongsViewController.swift
final class SongsViewController: UIViewController { func show(_ captions: [SongPage.Caption]) {} }
//- Songs/SongsPresenter.swift
final class SongsPresenter {
  var interactor: SongsInteractor?
  func load() { send(SongPage.Caption(text: "", isNew: true)) }
}
final class SongsInteractor {}
