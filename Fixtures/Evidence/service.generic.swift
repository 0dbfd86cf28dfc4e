final class PostStore<Value> {  // = none
  let defaults = UserDefaults.standard
}

//= twin
final class PostStore {  // = service
  let defaults = UserDefaults.standard
}
