import Foundation

protocol RecipeServiceProtocol: AnyObject { // = service by conformer
    func obtainRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void)
}

final class RecipeService: RecipeServiceProtocol { // = service by name
    private let session: URLSession
    private let url = URL(string: "https://recipes.example.com/recipes.json")!

    init(session: URLSession = .shared) {
        self.session = session
    }

    func obtainRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        let task = session.dataTask(with: url) { data, _, error in
            let result = Result<[Recipe], Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode([Recipe].self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }
}
