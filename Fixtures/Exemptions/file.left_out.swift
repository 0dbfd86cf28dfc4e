//- left-out.txt
Berth/BerthPresenter.swift
//- Berth/BerthEntity.swift
struct BerthEntity: Decodable { let name: String }

//- Berth/BerthInteractor.swift
final class BerthInteractor {
  func load() -> BerthEntity? { nil }
}

//- Berth/BerthPresenter.swift
import UIKit  // ~ note ui_import

final class BerthPresenter {}

//- Berth/BerthViewController.swift
import UIKit

final class BerthViewController: UIViewController {}

//= twin
//- Berth/BerthEntity.swift
struct BerthEntity: Decodable { let name: String }

//- Berth/BerthInteractor.swift
final class BerthInteractor {
  func load() -> BerthEntity? { nil }
}

//- Berth/BerthPresenter.swift
import UIKit  // ~ ui_import

final class BerthPresenter {}

//- Berth/BerthViewController.swift
import UIKit

final class BerthViewController: UIViewController {}
