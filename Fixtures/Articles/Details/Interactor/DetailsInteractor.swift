import Alamofire
import Foundation

class DetailsInteractor: DetailsInteractorInput { // = interactor by name in Details
    weak var output: DetailsInteractorOutput!

    /// The list carries an excerpt only; the whole text lies beside the article's page.
    func fetchContent(of article: Article) {
        guard let website = article.website else { return }
        AF.request(website + "/content.txt").validate().responseString { [weak self] response in
            guard case .success(let content) = response.result else { return }
            self?.output.contentFetched(content)
        }
    }
}
