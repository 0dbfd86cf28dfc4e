//- List/ListViewController.swift
protocol ListItem { var title: String { get } }  // = view_model
protocol ListViewInput: AnyObject { func show(_ item: ListItem) }
final class ListViewController: UIViewController, ListViewInput { func show(_ item: ListItem) {} }
//- List/ListPresenter.swift
final class ListPresenter { weak var view: ListViewInput? }
//- List/ListInteractor.swift
final class ListInteractor { func load() -> Challenge? { nil } }
//- Models/Challenge.swift
final class Challenge: NSManagedObject { @NSManaged var name: String; var title: String { name } }  // = entity
//- Models/Challenge+List.swift
extension Challenge: ListItem {}

//- Detail/DetailViewController.swift
protocol DetailItem { var title: String { get } }  // = view_model
protocol DetailViewInput: AnyObject { func show(_ item: DetailItem) }
final class DetailViewController: UIViewController, DetailViewInput { func show(_ item: DetailItem) {} }
//- Detail/DetailPresenter.swift
final class DetailPresenter { weak var view: DetailViewInput? }
//- Models/Challenge+Detail.swift
extension Challenge: DetailItem {}
//= twin
//- List/ListViewController.swift
protocol ListViewInput: AnyObject { func show(_ item: ListItem) }
final class ListViewController: UIViewController, ListViewInput { func show(_ item: ListItem) {} }
//- List/ListPresenter.swift
final class ListPresenter { weak var view: ListViewInput? }
//- List/ListInteractor.swift
final class ListInteractor { func load() -> Challenge? { nil } }
//- Models/Challenge.swift
protocol ListItem { var title: String { get } }  // = entity
final class Challenge: NSManagedObject { @NSManaged var name: String; var title: String { name } }  // = entity
//- Models/Challenge+List.swift
extension Challenge: ListItem {}
//- Detail/DetailViewController.swift
protocol DetailItem { var title: String { get } }  // = entity
protocol DetailViewInput: AnyObject { func show(_ item: DetailItem) }
final class DetailViewController: UIViewController, DetailViewInput { func show(_ item: DetailItem) {} }
//- Detail/DetailPresenter.swift
final class DetailPresenter { weak var view: DetailViewInput? }
//- Models/Challenge+Detail.swift
extension Challenge: DetailItem {}
//- Store/Vault.swift
protocol Vault { func challenges() -> [DetailItem] }
