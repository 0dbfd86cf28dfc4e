// A class within a view is an object of its own; a value within it, and what extends it, are the view.
//- Profile/ProfileView.swift
import SwiftUI

struct ProfileView: View {
  final class Loader: ObservableObject {
    struct Request { let session = URLSession.shared }

    func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!) }
  }

  struct Settings {
    let name = UserDefaults.standard.string(forKey: "name")  // ~ data_access: ProfileView uses UserDefaults
  }

  @ObservedObject var presenter: ProfilePresenter
  @ObservedObject private var loader: Loader
  private let files = FileManager.default  // ~ data_access: FileManager

  var body: some View { Text("") }
}

extension ProfileView {
  func forget() { UserDefaults.standard.removeObject(forKey: "name") }  // ~+ data_access
}

//- Profile/ProfilePresenter.swift
final class ProfilePresenter: ObservableObject {}

//- Profile/ProfileInteractor.swift
final class ProfileInteractor {}
