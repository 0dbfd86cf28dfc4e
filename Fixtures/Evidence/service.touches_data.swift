final class PostStore { let defaults = UserDefaults.standard }  // = service

//= twin
final class PostStore { let defaults = PostDefaults.standard }  // = none
