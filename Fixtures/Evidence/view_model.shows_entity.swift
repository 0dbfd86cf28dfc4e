//- List/ListViewController.swift
protocol ListItem { var title: String { get } }  // = view_model
protocol ListViewInput: AnyObject { func show(_ item: ListItem) }
final class ListViewController: UIViewController, ListViewInput { func show(_ item: ListItem) {} }
//- List/ListPresenter.swift
final class ListPresenter { weak var view: ListViewInput? }
//- List/ListInteractor.swift
final class ListInteractor { func load() -> Challenge? { nil } }
//- Models/Challenge.swift
final class Challenge: NSManagedObject { @NSManaged var name: String }  // = entity
//- Models/Challenge+List.swift
extension Challenge: ListItem { var title: String { name } }

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
final class Challenge: NSManagedObject { @NSManaged var name: String }  // = entity
//- Models/Challenge+List.swift
extension Challenge: ListItem { var title: String { name } }
