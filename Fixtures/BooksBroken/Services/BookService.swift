import UIKit // ~+ ui_type

protocol BookFetching { // = service by conformer
    func fetchBooks(completion: @escaping ([Book]?) -> Void)
}

class BookService: BookFetching { // = service by name
    weak var useCase: BookListUseCase? // ~ layer_dependency: BookListUseCase

    private let url = URL(string: "https://books.example.com/books.json")!

    func fetchBooks(completion: @escaping ([Book]?) -> Void) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true // ~ ui_type: UIApplication
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let books = data.flatMap { try? JSONDecoder().decode([Book].self, from: $0) }
            DispatchQueue.main.async { completion(books) }
        }.resume()
    }
}
