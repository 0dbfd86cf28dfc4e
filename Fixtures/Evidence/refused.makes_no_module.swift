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
//- Feed/FeedPresenter.swift
final class FeedPresenter {
  func show(_ banner: BannerConfigurator) {}
}

//= twin
//- Feed/FeedBadgeConfigurator.swift
final class FeedBadgeConfigurator {  // = builder
  func configure(_ badge: FeedBadgeView) { badge.presenter = FeedPresenter() }
}
final class FeedBadgeView: UIView {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
