final class PostService { let session = URLSession.shared }
final class PostStore<Value> {  // = none
  let service = PostService()
}
// What gets at data itself does so for every type.
final class RecordStore<Record> {  // = service
  let defaults = UserDefaults.standard
}

//= twin
final class PostService { let session = URLSession.shared }
final class PostStore {  // = service
  let service = PostService()
}
final class RecordStore<Record> {  // = none
  let records: [Record] = []
}
