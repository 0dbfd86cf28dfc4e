import Architecture
import Foundation
import Testing

/// The module of each type that has one, as `Type: module`, in order.
private func checkModules(
  _ text: String, _ expected: [String], preset: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let model =
    try preset.map { try architecture(of: text, preset: $0) } ?? architecture(of: text)
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

  @Test func `what implements a feature is part of it, beside its protocols`() throws {
    try checkModules(
      """
      //- App/FeedModule/FeedAssembly.swift
      final class FeedAssembly { func make() -> UIViewController { FeedViewController() } }
      //- App/FeedModule/Implementation/FeedInteractor.swift
      final class FeedInteractor { weak var presenter: FeedPresenter? }
      //- App/FeedModule/Implementation/FeedPresenter.swift
      final class FeedPresenter {}
      //- App/FeedModule/Implementation/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      """,
      [
        "FeedAssembly: FeedModule", "FeedInteractor: FeedModule", "FeedPresenter: FeedModule",
        "FeedViewController: FeedModule",
      ])
  }

  @Test func `a class whose protocol alone is named for what it is tells a feature`() throws {
    func app(_ name: String, _ face: String) -> String {
      """
      //- App/Feed/\(name).swift
      protocol \(face) { func load() }
      actor \(name): \(face) { func load() {} }
      //- App/Feed/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      """
    }
    try checkModules(
      app("FeedLogic", "FeedInteractor"),
      ["FeedInteractor: Feed", "FeedLogic: Feed", "FeedViewController: Feed"])
    // Of another stem it only answers to it, and a protocol that says nothing tells nothing.
    try checkModules(app("PulseLogic", "FeedInteractor"), [])
    try checkModules(app("FeedLogic", "FeedLoading"), [])
  }

  @Test func `folders of one feature that are named in the team's own way are one module`() throws {
    let parts = """
      //- App/Feed Screen/Logic/FeedInteractor.swift
      final class FeedInteractor { weak var presenter: FeedPresentor? }
      //- App/Feed Screen/Glue/FeedPresentor.swift
      final class FeedPresentor {}
      //- App/Feed Screen/FeedViewController.swift
      final class FeedViewController: UIViewController {}

      """
    try checkModules(
      parts,
      [
        "FeedViewController: Feed Screen", "FeedPresentor: Feed Screen",
        "FeedInteractor: Feed Screen",
      ])
    // What holds a second feature so is a folder of scenes.
    try checkModules(
      parts + """
        //- App/Feed Screen/Logic/PayInteractor.swift
        final class PayInteractor { weak var presenter: PayPresenter? }
        //- App/Feed Screen/Glue/PayPresenter.swift
        final class PayPresenter {}
        """,
      [])
  }

  @Test func `parts below folders of layers are one module`() throws {
    let view = """
      //- App/Views/Account/AvatarViewController.swift
      final class AvatarViewController: UIViewController { var viewModel: AvatarViewModel? }

      """
    let viewModel = """
      //- App/ViewModels/AvatarViewModel.swift
      final class AvatarViewModel { func load() {} }

      """
    try checkModules(
      view + viewModel, ["AvatarViewModel: Avatar", "AvatarViewController: Avatar"], preset: "mvvm")
    // What is common is no feature.
    let common = (view + viewModel).replacing("App/", with: "Common/")
    try checkModules(common, [], preset: "mvvm")
  }

  @Test func `layers without a view hold a library's parts`() throws {
    let parts = """
      //- Kit/Presenters/Grid/GridPresenter.swift
      class GridPresenter {}
      //- Kit/Interactors/Grid/GridInteractor.swift
      class GridInteractor { weak var presenter: GridPresenter? }

      """
    try checkModules(parts, [])
    try checkModules(
      parts + """
        //- Kit/Views/GridView.swift
        class GridView: UIView { var presenter: GridPresenter? }
        """, ["GridInteractor: Grid", "GridPresenter: Grid", "GridView: Grid"])
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

  @Test func `a presenter may be named for its view, or for a variant of it`() throws {
    try checkModules(
      """
      //- App/Add/AddViewPresenter.swift
      final class AddViewPresenter { weak var view: AddViewController? }
      //- App/Add/AddViewController.swift
      final class AddViewController: UIViewController {}
      //- App/Make/OnboardingMakePresenter.swift
      final class OnboardingMakePresenter { weak var view: MakeViewController? }
      //- App/Make/WalletsMakePresenter.swift
      final class WalletsMakePresenter { weak var view: MakeViewController? }
      //- App/Make/MakeViewController.swift
      final class MakeViewController: UIViewController {}
      //- App/Other/RemakePresenter.swift
      final class RemakePresenter {}
      //- App/Other/MakeView.swift
      final class MakeView: UIView {}
      """,
      [
        "AddViewController: Add", "AddViewPresenter: Add", "MakeViewController: Make",
        "OnboardingMakePresenter: Make", "WalletsMakePresenter: Make",
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

  @Test func `bases named for protocols are no feature called I`() throws {
    let bases = """
      //- App/Parts/Bases.swift
      class IInteractor { weak var presenter: IPresenter? }
      class IPresenter { weak var view: UIViewController? }
      """
    try checkModules(bases, [])
    try checkModules(
      bases.replacingOccurrences(of: " I", with: " Feed"),
      ["FeedInteractor: Parts", "FeedPresenter: Parts"])
  }

  @Test func `an outermost folder around two modules is a folder of scenes`() throws {
    let shop = """
      //- Shop/Feed/FeedPresenter.swift
      final class FeedPresenter { weak var view: FeedViewController? }
      //- Shop/Feed/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      //- Shop/Money.swift
      struct Money {}
      //- Shop/ShopPresenter.swift
      final class ShopPresenter { weak var view: ShopViewController? }
      //- Shop/ShopViewController.swift
      final class ShopViewController: UIViewController {}

      """
    let feed = ["FeedPresenter: Feed", "FeedViewController: Feed"]
    let own = ["ShopPresenter: Shop", "ShopViewController: Shop"]
    try checkModules(shop, feed + ["Money: Shop"] + own)
    try checkModules(
      shop + """
        //- Shop/Cart/CartPresenter.swift
        final class CartPresenter { weak var view: CartViewController? }
        //- Shop/Cart/CartViewController.swift
        final class CartViewController: UIViewController {}
        """,
      ["CartPresenter: Cart", "CartViewController: Cart"] + feed + own)
  }

  @Test func `a folder of three features is no module`() throws {
    let features = ["Add", "Edit", "List"]
    let text = features.map {
      """
      //- App/Shop/\($0)Presenter.swift
      final class \($0)Presenter { weak var view: \($0)ViewController? }
      //- App/Shop/\($0)ViewController.swift
      final class \($0)ViewController: UIViewController {}
      """
    }
    try checkModules(
      text.joined(separator: "\n"),
      features.flatMap { ["\($0)Presenter: \($0)", "\($0)ViewController: \($0)"] })
  }

  @Test func `three roles under different names make one feature, and two do not`() throws {
    let two = """
      //- App/Checkout/CartInteractor.swift
      final class CartInteractor { weak var presenter: OrderPresenter? }
      //- App/Checkout/OrderPresenter.swift
      final class OrderPresenter { weak var view: UIViewController? }

      """
    try checkModules(two, [])
    try checkModules(
      two + """
        //- App/Checkout/PayRouter.swift
        final class PayRouter { weak var view: UIViewController? }
        """,
      ["CartInteractor: Checkout", "OrderPresenter: Checkout", "PayRouter: Checkout"])
  }

  @Test func `the core of a scene is part of it, and that of a folder of scenes is a module`()
    throws
  {
    func text(in folder: String) -> String {
      """
      //- App/\(folder)/Core/FeedPresenter.swift
      final class FeedPresenter { weak var view: FeedViewController? }
      //- App/\(folder)/Core/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      //- App/\(folder)/Core/Money.swift
      struct Money {}
      """
    }
    try checkModules(
      text(in: "Feed"), ["FeedPresenter: Feed", "FeedViewController: Feed", "Money: Feed"])
    // A folder of common parts, and so none of its own.
    try checkModules(text(in: "Modules"), ["FeedPresenter: Feed", "FeedViewController: Feed"])
    let paths = try architecture(of: text(in: "Modules")).modules.map(\.path)
    #expect(paths == ["App/Modules/Core"])
  }

  @Test func `a stem ends at a word's end`() throws {
    try checkModules(
      """
      //- App/AddPresenter.swift
      final class AddPresenter { weak var view: AddViewController? }
      //- App/AddViewController.swift
      final class AddViewController: UIViewController {}
      //- App/AddForm.swift
      struct AddForm {}
      //- App/Address.swift
      struct Address {}
      """, ["AddForm: Add", "AddPresenter: Add", "AddViewController: Add"])
  }

  @Test func `a view model's class tells a feature with its presenter`() throws {
    let presenter = """
      //- App/Order/OrderPresenter.swift
      final class OrderPresenter { weak var view: UIViewController? }
      """
    try checkModules(presenter, [])
    try checkModules(
      presenter + """

        //- App/Order/OrderViewModel.swift
        struct OrderViewModel { let title: String }
        """,
      ["OrderPresenter: Order", "OrderViewModel: Order"])
  }
}
