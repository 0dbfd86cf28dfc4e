/// A book that somebody owns.
struct Book: Equatable {
  var title: String
  var author: String
}
