// A pattern that compares with a static member asks for no kind; one that does casts.
//- .viperlint.yml
preset: viper

//- Vault/VaultStore.swift
import Foundation

final class VaultStore {
  static let mainID = "main"
  func load(_ done: @escaping (Data?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "/")!) { data, _, _ in done(data) }.resume()
  }
}

//- Vault/VaultViewController.swift
import UIKit

final class VaultViewController: UIViewController {
  var output: VaultViewOutput?

  func title(of id: String) -> String {
    switch id {
    case VaultStore.mainID: "Main"  // ~ layer_dependency: calls VaultStore
    default: ""
    }
  }
}

//- Vault/VaultCell.swift
import UIKit

final class VaultCell: UITableViewCell {
  func show(_ item: Any) {
    switch item {
    case is VaultStore: break  // ~ layer_dependency: casts to VaultStore
    default: break
    }
  }
}

//- Vault/VaultPresenter.swift
protocol VaultViewOutput {}

final class VaultPresenter: VaultViewOutput {
  var interactor: VaultInteractorInput?
}

//- Vault/VaultInteractor.swift
protocol VaultInteractorInput {}

final class VaultInteractor: VaultInteractorInput {
  private let store = VaultStore()  // ~ protocol_boundary: VaultStore
}
