final class PostService { func load() {} }
final class PostFacade { let posts = PostService() }  // = service

//= twin
final class PostCache { func load() {} }
final class PostFacade { let posts = PostCache() }  // = none
