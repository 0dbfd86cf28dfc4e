// The presenter stands in for a missing interactor under a preset's cell; one that the team wrote holds.

//- .viperlint.yml
preset: viper
dependencies:
  presenter: {service: never}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  var posts: PostServicing?  // ~ layer_dependency: PostServicing
}

//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}

//- Services/PostService.swift
protocol PostServicing: AnyObject {}

final class PostService: PostServicing {}
