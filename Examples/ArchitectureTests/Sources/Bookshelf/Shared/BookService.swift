/// Where books come from.
protocol BookServiceProtocol {
  func books() -> [Book]
}

final class BookService: BookServiceProtocol {
  func books() -> [Book] {
    [
      Book(title: "The Left Hand of Darkness", author: "Ursula K. Le Guin"),
      Book(title: "Kindred", author: "Octavia E. Butler"),
    ]
  }
}
