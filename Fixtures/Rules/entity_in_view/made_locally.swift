// What may be named locally may be made there, too; what is kept may not.

//- Feed/FeedInteractor.swift
struct Post: Decodable { var title = "" }

final class FeedInteractor { var posts: [Post] = [] }

//- Feed/FeedPresenter.swift
final class FeedPresenter {}

//- Feed/FeedViewModel.swift
struct FeedViewModel {
  let title: String

  static func sample() -> FeedViewModel { FeedViewModel(title: text(of: Post())) }
}

struct FeedRowViewModel {
  let post: Post  // ~ entity_in_view: Post
}
