final class PostStore {  // = none
  let defaults = UserDefaults.standard
  let label = UILabel()
}

//= twin
final class PostStore {  // = service
  let defaults = UserDefaults.standard
  let label = ""
}
