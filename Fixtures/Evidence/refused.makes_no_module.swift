//- Feed/FeedBadgeConfigurator.swift
final class FeedBadgeConfigurator {  // = none
  weak var presenter: FeedPresenter?
  func configure(_ badge: FeedBadgeView) { badge.presenter = presenter }
}
final class FeedBadgeView: UIView {}
struct BannerConfigurator {  // = none
  let title: String
  let isWide: Bool
}
protocol DialogConfigurator {  // = none
  var title: String { get }
}
struct ChoiceConfigurator: DialogConfigurator {  // = none
  let title: String
  let choices: [String]
}
//- Feed/FeedPresenter.swift
final class FeedPresenter {
  func show(_ banner: BannerConfigurator) {}
  func ask(_ dialog: DialogConfigurator) {}
}
// Flags that are kept, and views that a screen is put together of.
final class FeedTourConfigurator {  // = none
  private let defaults = UserDefaults.standard
  func isDone() -> Bool { defaults.bool(forKey: "tour") }
}
final class FeedTourPresenter {}
final class PlaceholderViewFactory {  // = none
  func make() -> PlaceholderView { PlaceholderView() }
}
final class PlaceholderView: UIView {}

//= twin
//- Feed/FeedBadgeConfigurator.swift
final class FeedBadgeConfigurator {  // = builder
  func configure(_ badge: FeedBadgeView) { badge.presenter = FeedPresenter() }
}
final class FeedBadgeView: UIView {}
protocol DialogConfigurator {  // = builder
  func dialog() -> FeedPresenter
}
struct ChoiceConfigurator: DialogConfigurator {  // = builder
  let title: String
  func dialog() -> FeedPresenter { FeedPresenter() }
}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
// A view that is told what to show by a presenter of its name is a module's.
final class FeedTourConfigurator {  // = builder
  private let defaults = UserDefaults.standard
  func tour() -> FeedTourPresenter { FeedTourPresenter(defaults) }
}
final class FeedTourPresenter {}
final class PlaceholderViewFactory {  // = builder
  func make() -> PlaceholderView { PlaceholderView(PlaceholderPresenter()) }
}
final class PlaceholderView: UIView {}
final class PlaceholderPresenter {}
