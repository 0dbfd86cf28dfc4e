// A view model that may know services, if only by their protocols, may reach what is behind them.

//- .viperlint.yml
preset: viper
dependencies:
  view_model: {service: protocol}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  let defaults = UserDefaults.standard  // ~ data_access: UserDefaults
}

//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}

//- Feed/FeedViewModel.swift
struct FeedViewModel {
  let defaults = UserDefaults.standard
}
