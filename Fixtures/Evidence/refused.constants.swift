enum PostService { static let path = "posts" }  // = none
final class BlogService {  // = none
  static let path = "blogs"
  private init() {}
}

//= twin
enum PostService { static func load() -> String { "" } }  // = service
final class BlogService {  // = service
  static let path = "blogs"
  init() {}
}
