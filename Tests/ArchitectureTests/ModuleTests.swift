import Architecture
import Testing

/// The module of each type that has one, as `Type: module`, in order.
private func checkModules(
  _ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let model = try architecture(of: text)
  let found = model.types.compactMap { type in
    type.module.map { "\(type.name): \(model[$0].name)" }
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}

@Suite("Where a module is")
struct ModuleTests {
  @Test func `a folder that holds several roles of one feature is a module`() throws {
    try checkModules(
      """
      //- App/Feed/FeedInteractor.swift
      final class FeedInteractor { weak var presenter: FeedPresenter? }
      //- App/Feed/FeedPresenter.swift
      final class FeedPresenter {}
      //- App/Feed/Views/FeedCell.swift
      final class FeedCell: UITableViewCell {}
      """,
      ["FeedInteractor: Feed", "FeedPresenter: Feed", "FeedCell: Feed"])
  }

  @Test func `folders named for roles are part of the feature's folder`() throws {
    try checkModules(
      """
      //- App/Feed/Interactor/FeedInteractor.swift
      final class FeedInteractor { weak var presenter: FeedPresenter? }
      //- App/Feed/Presenter/FeedPresenter.swift
      final class FeedPresenter {}
      //- App/Feed/User Interface/View/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      """,
      ["FeedInteractor: Feed", "FeedPresenter: Feed", "FeedViewController: Feed"])
  }

  @Test func `in a flat folder the common stem is the module`() throws {
    try checkModules(
      """
      //- App/AddPresenter.swift
      final class AddPresenter { weak var view: AddViewController? }
      //- App/AddViewController.swift
      final class AddViewController: UIViewController {}
      //- App/Helper.swift
      struct Helper {}
      //- App/ListPresenter.swift
      final class ListPresenter { weak var view: ListViewController? }
      //- App/ListViewController.swift
      final class ListViewController: UIViewController {}
      """,
      [
        "AddPresenter: Add", "AddViewController: Add", "ListPresenter: List",
        "ListViewController: List",
      ])
  }

  @Test func `folders of common parts are no modules`() throws {
    try checkModules(
      """
      //- App/Common/Base/BaseInteractor.swift
      class BaseInteractor { weak var presenter: BasePresenter? }
      //- App/Common/Base/BasePresenter.swift
      class BasePresenter { weak var view: UIViewController? }
      //- App/Services/FeedService.swift
      final class FeedService {}
      """, [])
  }

  @Test func `a module within a module is one of its own`() throws {
    try checkModules(
      """
      //- App/Staking/Details/DetailsPresenter.swift
      final class DetailsPresenter { weak var view: DetailsViewController? }
      //- App/Staking/Details/DetailsViewController.swift
      final class DetailsViewController: UIViewController {}
      //- App/Staking/StakingPresenter.swift
      final class StakingPresenter { weak var view: StakingViewController? }
      //- App/Staking/StakingViewController.swift
      final class StakingViewController: UIViewController {}
      """,
      [
        "DetailsPresenter: Details", "DetailsViewController: Details", "StakingPresenter: Staking",
        "StakingViewController: Staking",
      ])
  }

  @Test func `configured modules go before deduced ones, and shared code is none`() throws {
    try checkModules(
      """
      //- .viperlint.yml
      preset: viper
      modules:
        - path: App/Screens/*
        - path: App/Kit
          shared: true
      //- App/Kit/KitPresenter.swift
      class KitPresenter { weak var view: KitViewController? }
      class KitViewController: UIViewController {}
      //- App/Screens/Login/Anything.swift
      struct Anything {}
      """,
      ["Anything: Login"])
  }
}
