import Alamofire
import Foundation
import UIKit // ~ ui_import: UIKit

class ArticlesInteractor: ArticlesInteractorInput { // = interactor by name in Articles
    var output: ArticlesInteractorOutput! // ~ weak_back_reference: ArticlesInteractorOutput
    weak var view: ArticlesViewInterface? // ~ layer_dependency: ArticlesViewInterface
    var wireframe: ArticlesWireframeInput? // ~ layer_dependency: ArticlesWireframeInput

    private let articlesURL = "https://example.com/articles.json"

    // MARK: - ArticlesInteractorInput

    func fetchArticles() {
        AF.request(articlesURL, method: .get).validate().responseJSON { [weak self] response in
            guard let self = self else { return }
            switch response.result {
            case .success(let json):
                let entries = json as? [[String: Any]] ?? []
                let articles = entries.map(self.article(from:))
                self.output.articlesFetched(articles)
                if articles.count == 1 {
                    self.wireframe?.presentDetailsInterface(for: articles[0])
                }
            case .failure:
                self.view?.showNoContentScreen()
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
