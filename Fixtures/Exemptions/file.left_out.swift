//- left-out.txt
Berth/BerthEntity.swift
//- Berth/BerthEntity.swift
import UIKit  // ~ note ui_import

struct BerthEntity: Decodable { let name: String }

//- Berth/BerthInteractor.swift
final class BerthInteractor {
  func load() -> BerthEntity? { nil }
}

//- Berth/BerthPresenter.swift
final class BerthPresenter {}

//- Berth/BerthViewController.swift
import UIKit

final class BerthViewController: UIViewController {}

//= twin
//- Berth/BerthEntity.swift
import UIKit  // ~ ui_import

struct BerthEntity: Decodable { let name: String }

//- Berth/BerthInteractor.swift
final class BerthInteractor {
  func load() -> BerthEntity? { nil }
}

//- Berth/BerthPresenter.swift
final class BerthPresenter {}

//- Berth/BerthViewController.swift
import UIKit

final class BerthViewController: UIViewController {}
