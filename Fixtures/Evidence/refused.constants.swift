enum PostService { static let path = "posts" }  // = none

//= twin
enum PostService { static func load() -> String { "" } }  // = service
