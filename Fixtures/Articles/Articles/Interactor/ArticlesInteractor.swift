import Alamofire
import Foundation

class ArticlesInteractor: ArticlesInteractorInput { // = interactor by name in Articles
    weak var output: ArticlesInteractorOutput!

    private let articlesURL = "https://example.com/articles.json"

    // MARK: - ArticlesInteractorInput

    func fetchArticles() {
        AF.request(articlesURL, method: .get).validate().responseJSON { [weak self] response in
            guard let self = self else { return }
            switch response.result {
            case .success(let json):
                let entries = json as? [[String: Any]] ?? []
                self.output.articlesFetched(entries.map(self.article(from:)))
            case .failure:
                self.output.articlesFetched([])
            }
        }
    }

    // MARK: - Private

    private func article(from entry: [String: Any]) -> Article {
        let article = Article()
        article.title = entry["title"] as? String
        article.author = entry["authors"] as? String
        article.website = entry["website"] as? String
        article.date = entry["date"] as? String
        article.content = entry["content"] as? String
        article.imageURL = entry["image_url"] as? String
        return article
    }
}
