import Alamofire
import Foundation

class DetailsInteractor: DetailsInteractorInput { // = interactor by name in Details
    var output: DetailsInteractorOutput! // ~ weak_back_reference: DetailsInteractorOutput

    private let articlesInteractor = ArticlesInteractor() // ~ module_boundary: ArticlesInteractor

    func fetchContent(of article: Article) {
        guard let website = article.website else {
            articlesInteractor.fetchArticles()
            return
        }
        AF.request(website + "/content.txt").validate().responseString { [weak self] response in
            guard case .success(let content) = response.result else { return }
            self?.output.contentFetched(content)
        }
    }
}
