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
