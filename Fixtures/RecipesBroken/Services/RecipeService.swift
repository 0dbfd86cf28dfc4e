import UIKit // ~+ ui_type

protocol RecipeServiceProtocol: AnyObject { // = service by conformer
    func obtainRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void)
}

final class RecipeService: RecipeServiceProtocol { // = service by name
    weak var presenter: RecipeListViewOutput? // ~ layer_dependency: RecipeListViewOutput

    private let session: URLSession
    private let url = URL(string: "https://recipes.example.com/recipes.json")!

    init(session: URLSession = .shared) {
        self.session = session
    }

    func obtainRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true // ~ ui_type: UIApplication
        let task = session.dataTask(with: url) { data, _, error in
            let result = Result<[Recipe], Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode([Recipe].self, from: data ?? Data())
            }
            DispatchQueue.main.async {
                completion(result)
                self.presenter?.viewIsReady()
            }
        }
        task.resume()
    }
}
